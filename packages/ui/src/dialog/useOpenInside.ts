'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { hasOpenList } from '../internal/open-select.js';

/**
 * Says whether a popup or the list of a `<select>` inside of an element was open when the last click began. What a click closes is
 * closed by the time that it ends.
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
    // Before anything else hears of the click.
    addEventListener('pointerdown', onPointerDown, true);
    return () => {
      removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [element, isActive]);
  return () => wasOpen.current;
}
