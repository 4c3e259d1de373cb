'use client';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Gives the focus back to where it came from when what had it leaves the element, or else to `<main>`, where that takes
 * it.
 *
 * @returns what the element listens with
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
