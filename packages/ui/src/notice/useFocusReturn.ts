'use client';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { listen } from '../internal/listen.js';
import { rememberFocus } from '../internal/popup/remember-focus.js';

const CONTROLS = 'a[href], button:not(:disabled)';

/** Whether an element is in a modal dialog, whose focus trap does not reach the notices. */
const isInDialog = (element: Element | null): boolean =>
  element?.closest('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Moves the focus into an element and out of it. F6 moves it to the first control of its last child, from anywhere,
 * and back again. When the focused child is removed, the focus returns to the previously focused element, or the
 * nearest to it if it was removed, or else to `<main>` if it is focusable. If that element is in a dialog, the Tab key returns to it too.
 *
 * @returns event handlers for the element
 */
export function useFocusReturn(ref: RefObject<Element | null>) {
  const hasFocus = useRef(false);
  const before = useRef<Element | null>(null);
  const find = useRef<() => HTMLElement | undefined>(undefined);

  useLayoutEffect(() => {
    if (!hasFocus.current || ref.current?.contains(document.activeElement)) return;
    hasFocus.current = false;
    giveBack(find.current?.());
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const controls = [...(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
      const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (controls.length === 0 || altKey || ctrlKey || metaKey || defaultPrevented) return;
      const isInside = ref.current?.contains(document.activeElement);
      if (key === 'F6' && !shiftKey) {
        event.preventDefault();
        if (isInside) giveBack(find.current?.());
        else controls.find((control) => ref.current?.lastElementChild?.contains(control))?.focus();
      } else if (key === 'Tab' && isInside && isInDialog(before.current)) {
        if (document.activeElement !== controls.at(shiftKey ? 0 : -1)) return;
        event.preventDefault();
        giveBack(find.current?.());
      }
    };
    // In the capture phase, as menus and dialogs keep keys to themselves.
    return listen(document, 'keydown', onKeyDown, { capture: true });
  }, [ref]);

  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) {
        before.current = relatedTarget;
        find.current = rememberFocus(relatedTarget, currentTarget);
      }
      hasFocus.current = true;
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

function giveBack(before: HTMLElement | undefined): void {
  (before ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
