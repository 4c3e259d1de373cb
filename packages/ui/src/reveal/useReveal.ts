'use client';
import { useCallback, type RefCallback } from 'react';
import { matchesMedia } from '../internal/matches-media.js';
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
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    if (matchesMedia(REDUCED_MOTION)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (element.dataset['reveal'] === 'waiting') {
          if (entry.intersectionRatio < THRESHOLD) return;
          element.dataset['reveal'] = 'shown';
        } else if (isBelow(entry)) {
          element.dataset['reveal'] = 'waiting';
          return;
        }
        observer.disconnect();
      },
      { threshold: [0, THRESHOLD] },
    );
    // The observer's first call reports the position. Measured here, each element on a page would force a layout.
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset['reveal'];
    };
  }, []);
}
