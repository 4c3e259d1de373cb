'use client';
import {
  use,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import {
  PopupContainerContext,
  type PopupContainerElement,
} from '../../popup-container/PopupContainer.js';
import { useUniqueId } from '../useUniqueId.js';
import type { PortalHandle } from './usePopup.js';

interface PopupPortalProps {
  readonly as: ComponentType<{
    id?: string;
    ref?: Ref<HTMLDivElement>;
    container?: PopupContainerElement | undefined;
    render?: ReactElement;
    children?: ReactNode;
  }>;
  readonly container: PopupContainerElement | undefined;
  readonly portalHandle: PortalHandle;
  readonly children: ReactNode;
}

/**
 * Renders a popup into its container, that of the surrounding `PopupContainer`, or the body, with the theme, language
 * and direction of its origin.
 */
export function PopupPortal({
  as: Portal,
  container,
  portalHandle: { attach, inherit },
  children,
}: PopupPortalProps) {
  const id = useUniqueId();
  const fallback = use(PopupContainerContext);
  // In every render: the theme may be switched inside an open dialog.
  useLayoutEffect(() => inherit());
  return (
    <Portal
      id={id}
      ref={attach}
      container={container === undefined ? fallback : container}
      render={<PortalRoot />}
    >
      {/* Popups inside are rendered inside this one, where its focus trap lets the keyboard reach them. */}
      <PopupContainerContext value={undefined}>{children}</PopupContainerContext>
    </Portal>
  );
}

/**
 * The element that Base UI renders a popup into, made without React: from an element of React, each event of the popup
 * would reach the handlers of its React ancestors a second time.
 */
function PortalRoot({ id = '', ref }: ComponentPropsWithRef<'div'>) {
  const marker = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const root = document.createElement('div');
    root.id = id;
    root.dataset['baseUiPortal'] = '';
    marker.current?.after(root);
    if (typeof ref === 'function') ref(root);
    return () => root.remove();
  }, [id, ref]);
  return <template ref={marker} />;
}
