'use client';
import { useCallback, type RefCallback } from 'react';
import { matchesMedia } from '../internal/matches-media.js';
import { observeInWindow } from '../internal/observe.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';

/** Fraction of the element that has to be in the viewport. */
const THRESHOLD = 0.05;

/** Uses only the entry: reading the height of the window forces another layout on phones. */
const isBelow = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top > 0;

/**
 * Hides an element until it first appears, with `data-reveal="waiting"`, then "shown". Only an element entirely below
 * the viewport is hidden: content that a visitor may be reading does not change.
 */
export function useReveal(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element || matchesMedia(REDUCED_MOTION)) return undefined;
    // The observer's first call reports the position. Measured here, each element on a page would force a layout.
    const stop = observeInWindow(element, [0, THRESHOLD], (entry, end) => {
      if (element.dataset['reveal'] === 'waiting') {
        if (entry.intersectionRatio < THRESHOLD) return;
        element.dataset['reveal'] = 'shown';
      } else if (isBelow(entry)) {
        element.dataset['reveal'] = 'waiting';
        return;
      }
      end();
    });
    return () => {
      stop?.();
      delete element.dataset['reveal'];
    };
  }, []);
}
