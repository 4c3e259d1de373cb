'use client';
import { useCallback, type RefCallback } from 'react';
import { matchesMedia } from '../internal/matches-media.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';

/** Part of the element that has to be in the window. */
const THRESHOLD = 0.05;

/** Read from the entry alone: asked for the height of the window, a phone lays out the page once more. */
const isBelow = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top > 0;

/**
 * Lets an element wait for its first appearance, by `data-reveal="waiting"`, then "shown". Only one
 * that stands wholly below the window ever waits: what a visitor may be reading stays as it is.
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
    // Its first call tells the place. Asked for here, each element on a page would cost a layout.
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset['reveal'];
    };
  }, []);
}
