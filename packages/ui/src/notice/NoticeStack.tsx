'use client';
import {
  Children,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type Key,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusedElement } from '../internal/focused-element.js';
import { listen } from '../internal/listen.js';
import { mergeProps } from '../internal/merge-props.js';
import { rememberFocus } from '../internal/popup/remember-focus.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { MAX_NOTICES } from './max-notices.js';
import { Stack } from './Notice.styles.js';

/** Position of the notices; in a small window they are at the top or bottom, at full width. */
export type NoticePlace =
  | 'top-start'
  | 'top'
  | 'top-end'
  | 'bottom-start'
  | 'bottom'
  | 'bottom-end';

export interface NoticeStackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Position in the window; `start` and `end` follow the text direction.
   *
   * @default 'bottom-start'
   */
  place?: NoticePlace | undefined;
}

/**
 * The container of the notices: a corner or edge of the window, or the full width of a small one.
 *
 * Its children are `Notice` elements with keys, oldest first; it shows the newest three, the newest at the bottom. A
 * notice that was displaced does not reappear when newer ones close. Screen readers announce notices above an open
 * `Dialog` too, and a click on one leaves the dialog open. Render the stack from the start, even empty: screen readers
 * announce only additions to an existing region.
 *
 * While it has notices, F6 moves the focus to the first control of the newest one, also out of an open dialog, and back.
 * If a notice is closed while it has the focus, the focus returns to the element focused before, or the nearest to it if
 * it was removed, or else to `<main>` if it is focusable.
 */
export function NoticeStack({ place = 'bottom-start', children, ref, ...rest }: NoticeStackProps) {
  const stackRef = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusReturn(stackRef);
  const newest = useNewest(children, MAX_NOTICES);
  return (
    <Stack
      role="status"
      // Explicit: a modal dialog hides the page behind it from screen readers, except for regions with this attribute.
      aria-live="polite"
      aria-atomic={false}
      aria-keyshortcuts="F6"
      {...mergeProps(focusHandlers, rest)}
      data-place={place}
      ref={useMergedRef(stackRef, ref)}
    >
      {newest}
    </Stack>
  );
}

const keyOf = (child: ReactNode): Key | null => (isValidElement(child) ? child.key : null);

/** Returns the newest children (they come oldest first); displaced ones do not reappear. */
function useNewest(children: ReactNode, count: number): readonly ReactNode[] {
  const [displaced, setDisplaced] = useState<readonly (Key | null)[]>([]);
  const all = Children.toArray(children);
  const remaining = all.filter((child) => !displaced.includes(keyOf(child)));
  const nowDisplaced = all.filter((child) => !remaining.slice(-count).includes(child)).map(keyOf);
  if (nowDisplaced.join() !== displaced.join()) setDisplaced(nowDisplaced);
  return remaining.slice(-count);
}

const CONTROLS = 'a[href], button:not(:disabled)';

const isInDialog = (element: Element | null): boolean =>
  element?.closest('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Moves the focus into an element and out of it, as `NoticeStack` says. From an element in a dialog, whose focus trap
 * does not reach the notices, the Tab key returns too.
 *
 * @returns event handlers for the element
 */
function useFocusReturn(ref: RefObject<Element | null>) {
  const hasFocus = useRef(false);
  const focusedBefore = useRef<Element | null>(null);
  const find = useRef<() => HTMLElement | undefined>(undefined);

  useLayoutEffect(() => {
    if (!hasFocus.current || ref.current?.contains(focusedElement())) return;
    hasFocus.current = false;
    restoreFocus(find.current?.());
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const controls = [...(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
      const { key, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (controls.length === 0 || altKey || ctrlKey || metaKey || defaultPrevented) return;
      const isInside = ref.current?.contains(focusedElement());
      if (key === 'F6' && !shiftKey) {
        event.preventDefault();
        if (isInside) restoreFocus(find.current?.());
        else controls.find((control) => ref.current?.lastElementChild?.contains(control))?.focus();
      } else if (key === 'Tab' && isInside && isInDialog(focusedBefore.current)) {
        if (focusedElement() !== controls.at(shiftKey ? 0 : -1)) return;
        event.preventDefault();
        restoreFocus(find.current?.());
      }
    };
    // In the capture phase, as menus and dialogs keep keys to themselves.
    return listen(document, 'keydown', onKeyDown, { capture: true });
  }, [ref]);

  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) {
        focusedBefore.current = relatedTarget;
        find.current = rememberFocus(relatedTarget, currentTarget);
      }
      hasFocus.current = true;
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

function restoreFocus(before: HTMLElement | undefined): void {
  (before ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
