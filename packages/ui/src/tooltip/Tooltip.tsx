'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../button/index.js';
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
import { Popup, Positioner } from './Tooltip.styles.js';

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'content' | 'id' | 'role'
> {
  /** The words: a few, without links and buttons, which could not be reached. */
  content: ReactNode;
  /**
   * The button or link that it explains. It has a name of its own. A `Menu` or a `Popover` may be here: their button is
   * explained then. A disabled `Button` stays in reach of the keyboard, so that everybody learns why it is disabled.
   */
  children: TriggerElement;
  /**
   * The side of it on which the words stand; the other one where there is no room.
   *
   * @default 'top'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * Whether they are shown at first.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * How long a pointer has to rest on it, in milliseconds; the keyboard never waits.
   *
   * @default 600
   */
  delayMs?: number | undefined;
  /**
   * The element it is rendered into.
   *
   * @default that of the `PopupContainer` around it, or the body
   */
  container?: PopupContainerElement | undefined;
}

/** A button that is disabled to the eye, to the ear and to clicks, and that the keyboard reaches. */
function reachable(element: TriggerElement): TriggerElement {
  const isDisabledButton = element.type === Button && element.props['disabled'] === true;
  return isDisabledButton
    ? cloneElement(element, { disabled: false, 'aria-disabled': true })
    : element;
}

/**
 * A few words about a button or a link, while a pointer rests on it or the keyboard has reached it, and
 * its description for screen readers. A finger does not see them, so nothing may depend on them.
 *
 * `className`, `style`, `ref` and other props reach the words. They are rendered into the body or
 * their `container`, only while they are shown, in the theme, language and direction of the button.
 */
export function Tooltip(props: TooltipProps) {
  const [own, given] = useTriggerSlot(props);
  const {
    content,
    children,
    side = 'top',
    defaultOpen = false,
    delayMs = 600,
    container,
    ...rest
  } = own;
  warnMissing('Tooltip', { content });
  const id = useUniqueId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const { place, trigger } = useTriggeredPopup(undefined);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <PopupTrigger
        as={Base.Trigger}
        ref={trigger}
        trigger={reachable(children)}
        given={given}
        delay={delayMs}
        {...(isOpen && { 'aria-describedby': id })}
      />
      <PopupPortal as={Base.Portal} {...{ container, place }}>
        <Positioner side={side} sideOffset={8}>
          <Popup {...rest} id={id} role="tooltip">
            {content}
          </Popup>
        </Positioner>
      </PopupPortal>
    </Base.Root>
  );
}
