'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { slideFrom } from './slide-from.js';

function slide(last: Element, chosen: Element): void {
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(chosen);
  const seconds = parseFloat(transitionDuration);
  const transform = slideFrom(last.getBoundingClientRect(), chosen.getBoundingClientRect());
  if (!seconds || transform === undefined) return;
  chosen.animate([{ transform }, { transform: 'none' }], {
    duration: seconds * 1000,
    easing: transitionTimingFunction,
    pseudoElement: '::before',
  });
}

/**
 * Slides the block of a newly chosen option in from where the last one stood, in the time the style
 * sheet gives to the change of its colour: none where the visitor asked for less motion.
 *
 * Nothing is measured beforehand and no style stays behind, so the control is right before scripts
 * run and at any width.
 */
export function useSlide(row: RefObject<HTMLElement | null>, value: string): void {
  const previous = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    if (!chosen) return undefined;
    const last = previous.current;
    previous.current = chosen;
    if (!last || last === chosen) return undefined;
    // Measured in the frame that shows the choice, which lays the page out anyway; not while the click is handled.
    const frame = requestAnimationFrame(() => {
      slide(last, chosen);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [row, value]);
}
