'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index.js';
import { fragments } from '../internal/css-fragments.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import {
  PopupTrigger,
  useTriggerSlot,
  type TriggerElement,
} from '../internal/popup/TriggerSlot.js';
import { useTriggeredPopup } from '../internal/popup/usePopup.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { typography, vars } from '../theme/index.js';

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'content' | 'id' | 'role'
> {
  /** A short text, without links and buttons, which could not be reached. */
  content: ReactNode;
  /**
   * The button or link to describe; it needs an accessible name of its own. A `Menu` or a `Popover` is allowed: the
   * tooltip then describes its trigger. A disabled `Button` stays focusable, so that everyone can learn why it is
   * disabled.
   */
  children: TriggerElement;
  /**
   * The preferred side of the trigger; the other one if there is no room.
   *
   * @default 'top'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * Whether the tooltip is open initially.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Hover delay in milliseconds; keyboard focus opens it without a delay.
   *
   * @default 600
   */
  delayMs?: number | undefined;
  /**
   * The element to render the tooltip into.
   *
   * @default that of the surrounding `PopupContainer`, or the body
   */
  container?: PopupContainerElement | undefined;
}

/** Makes a disabled button focusable, while it stays disabled visually, for assistive technology and for clicks. */
function makeFocusable(element: TriggerElement): TriggerElement {
  const isDisabledButton = element.type === Button && element.props['disabled'] === true;
  return isDisabledButton
    ? cloneElement(element, { disabled: false, 'aria-disabled': true })
    : element;
}

/**
 * A short description of a button or a link, shown on hover and keyboard focus, and read by screen readers. It is not
 * shown on touch, so nothing may depend on it.
 *
 * `className`, `style`, `ref` and other props are passed to the tooltip. It is rendered into the body or its
 * `container`, only while it is open, in the theme, language and direction of the trigger.
 */
export function Tooltip(props: TooltipProps) {
  const [ownProps, triggerProps] = useTriggerSlot(props);
  const {
    content,
    children,
    side = 'top',
    defaultOpen = false,
    delayMs = 600,
    container,
    ...rest
  } = ownProps;
  warnMissing('Tooltip', { content });
  const id = useUniqueId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const { portalHandle, trigger } = useTriggeredPopup(undefined);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <PopupTrigger
        as={Base.Trigger}
        ref={trigger}
        trigger={makeFocusable(children)}
        triggerProps={triggerProps}
        delay={delayMs}
        {...(isOpen && { 'aria-describedby': id })}
      />
      <PopupPortal as={Base.Portal} container={container} portalHandle={portalHandle}>
        <Positioner side={side} sideOffset={8}>
          <Popup {...rest} id={id} role="tooltip">
            {content}
          </Popup>
        </Positioner>
      </PopupPortal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  @layer waypage {
    ${fragments.positioner}
    z-index: ${vars.z.notice};
  }
`;

const Popup = styled(Base.Popup)`
  @layer waypage {
    box-sizing: border-box;
    max-inline-size: min(280px, var(--available-width));
    padding: 7px 12px;
    border: 1px solid transparent;
    border-radius: min(${vars.radius.cornerMark}, 12px) min(${vars.radius.cornerMark}, 12px)
      min(${vars.radius.roundMark}, 12px);
    ${typography.small}
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
    ${fragments.fade}

    &[data-instant] {
      transition: none;
    }
  }
`;
