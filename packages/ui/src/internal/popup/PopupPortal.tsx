'use client';
import { use, useLayoutEffect, type ComponentType, type ReactNode, type Ref } from 'react';
import {
  PopupContainerContext,
  type PopupContainerElement,
} from '../../popup-container/PopupContainer.js';
import { useUniqueId } from '../useUniqueId.js';
import type { PopupPlace } from './usePopup.js';

interface PortalProps {
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly container?: PopupContainerElement | undefined;
  readonly children?: ReactNode;
}

interface PopupPortalProps {
  /** The portal of Base UI's component. */
  readonly as: ComponentType<PortalProps>;
  readonly container: PopupContainerElement | undefined;
  readonly place: PopupPlace;
  readonly children: ReactNode;
}

/**
 * Where a popup is rendered: in its container, the application's, or the body, with the theme, language and direction of
 * its origin.
 */
export function PopupPortal({
  as: Portal,
  container,
  place: { attach, inherit },
  children,
}: PopupPortalProps) {
  const id = useUniqueId();
  const fallback = use(PopupContainerContext);
  // With every render: the theme may be switched from inside of an open dialog.
  useLayoutEffect(() => {
    inherit();
  });
  return (
    <Portal id={id} ref={attach} container={container === undefined ? fallback : container}>
      {/* What opens inside stays inside, in reach of the keyboard. */}
      <PopupContainerContext value={undefined}>{children}</PopupContainerContext>
    </Portal>
  );
}
