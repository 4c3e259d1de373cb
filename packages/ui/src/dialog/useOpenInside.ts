'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../internal/listen.js';
import { hasOpenList } from '../internal/is-list-open.js';

/**
 * Returns a function that reports whether a popup or the list of a `<select>` inside an element was open when the last
 * click began: by the end of the click it has closed.
 */
export function useOpenInside(
  element: RefObject<Element | null>,
  isActive: boolean,
): () => boolean {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const onPointerDown = (): void => {
      const { current } = element;
      wasOpen.current =
        current !== null &&
        (current.querySelector('[data-popup-open]') !== null || hasOpenList(current));
    };
    // In the capture phase, before the handlers that close it.
    return listen(window, 'pointerdown', onPointerDown, { capture: true });
  }, [element, isActive]);
  return () => wasOpen.current;
}
