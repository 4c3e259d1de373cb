'use client';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Returns the focus to the previously focused element when the focused child is removed, or else to `<main>` if it is
 * focusable.
 *
 * @returns event handlers for the element
 */
export function useFocusReturn(ref: RefObject<Element | null>) {
  const hasFocus = useRef(false);
  const before = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!hasFocus.current || ref.current?.contains(document.activeElement)) return;
    hasFocus.current = false;
    for (const place of [before.current, document.querySelector('main')]) {
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      if (document.activeElement !== document.body) break;
    }
  });

  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      hasFocus.current = true;
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
