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

/** Details passed to `onOpenChange`. */
export interface MenuOpenChangeDetails {
  /** The click, key press or focus change that caused it. */
  readonly event: Event;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The button that opens the menu, and its accessible name: a `Button`, for example, also one with a `Tooltip`. */
  trigger: TriggerElement;
  /** Whether the menu is open (controlled); update it in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open initially, if `open` is not set.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the menu. */
  onOpenChange?: ((open: boolean, details: MenuOpenChangeDetails) => void) | undefined;
  /**
   * The preferred side of the trigger; the other one if there is no room.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the trigger that the menu is aligned with.
   *
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * The element to focus when the menu closes.
   *
   * @default its trigger, or the nearest element to it if it was removed
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element to render the menu into.
   *
   * @default that of the surrounding `PopupContainer`, or the body
   */
  container?: PopupContainerElement | undefined;
}

/** A typed letter with a diacritic matches its base letter, as the items are compared without diacritics. */
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
 * A menu of actions with a menu button, after the ARIA menu pattern. Its children are `MenuAction`, `MenuLink` and
 * `MenuSeparator`. For the navigation of a site use `Disclosure` or `MegaMenu`, which are in the server HTML.
 *
 * `className`, `style`, `ref` and other props are passed to the list. It is rendered into the body or its `container`,
 * only while it is open, in the theme, language and direction of the trigger.
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
