'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentPropsWithRef, KeyboardEvent as ReactKeyboardEvent } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import {
  PopupTrigger,
  useTriggerSlot,
  type TriggerElement,
} from '../internal/popup/TriggerSlot.js';
import { useTriggeredPopup, type FinalFocus } from '../internal/popup/usePopup.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { baseLetters } from './base-letters.js';
import { Popup, Positioner } from './Menu.styles.js';

/** What is known about a menu that opened or closed. */
export interface MenuOpenChangeDetails {
  /** The click, the key or the change of focus that did it. */
  readonly event: Event;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The button that opens it, and that names it: a `Button`, say, also one with a `Tooltip`. */
  trigger: TriggerElement;
  /** Whether it is shown; yours to change in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is shown at first, where `open` is not given.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it. */
  onOpenChange?: ((open: boolean, details: MenuOpenChangeDetails) => void) | undefined;
  /**
   * The side of the button on which it opens; the other one where there is no room.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the button with which it is aligned.
   *
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * What gets the focus when it closes.
   *
   * @default its trigger, or what is nearest to that, where it is gone
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element it is rendered into.
   *
   * @default that of the `PopupContainer` around it, or the body
   */
  container?: PopupContainerElement | undefined;
}

/** A letter with a mark finds what its base letter finds, as the items are compared without marks. */
const typeahead = {
  onKeyDown(event: ReactKeyboardEvent<HTMLDivElement> & { preventBaseUIHandler?: () => void }) {
    const base = baseLetters(event.key);
    if (event.key.length !== 1 || base === event.key || base === '') return;
    event.preventBaseUIHandler?.();
    event.preventDefault();
    event.target.dispatchEvent(
      new KeyboardEvent('keydown', { key: base, bubbles: true, cancelable: true }),
    );
  },
};

/**
 * Actions behind a button, with the keyboard of an application's menu. Takes `MenuAction`, `MenuLink`
 * and `MenuSeparator`. For the navigation of a site use `Disclosure` or `MegaMenu`, which are in the
 * server's HTML.
 *
 * `className`, `style`, `ref` and other props reach the list. It is rendered into the body or its
 * `container`, only while it is open, in the theme, language and direction of the button.
 */
export function Menu(props: MenuProps) {
  const [own, given] = useTriggerSlot(props);
  const {
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    finalFocus: givenFinalFocus,
    container,
    ...rest
  } = own;
  const { place, trigger: triggerRef, finalFocus } = useTriggeredPopup(givenFinalFocus);
  const id = useUniqueId();
  return (
    <Base.Root
      {...{ open, defaultOpen }}
      modal={false}
      onOpenChange={(next, { event }) => {
        onOpenChange?.(next, { event });
      }}
    >
      <PopupTrigger as={Base.Trigger} ref={triggerRef} {...{ trigger, given }} />
      <PopupPortal as={Base.Portal} {...{ container, place }}>
        <Positioner {...{ side, align }} sideOffset={4}>
          <Popup id={id} {...mergeProps(typeahead, rest)} finalFocus={finalFocus} />
        </Positioner>
      </PopupPortal>
    </Base.Root>
  );
}
