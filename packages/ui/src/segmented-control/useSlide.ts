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
 * Slides the block of a newly selected option in from the previous one, with the duration of its color transition in
 * the style sheet: none under reduced motion.
 *
 * It measures nothing in advance and leaves no style behind, so the control is right before scripts run and at any
 * width.
 */
export function useSlide(row: RefObject<HTMLElement | null>, value: string): void {
  const previous = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    if (!chosen) return undefined;
    const last = previous.current;
    previous.current = chosen;
    if (!last || last === chosen) return undefined;
    // Measured in the frame that shows the choice, which needs a layout anyway, instead of forcing one in the click
    // handler.
    const frame = requestAnimationFrame(() => slide(last, chosen));
    return () => cancelAnimationFrame(frame);
  }, [row, value]);
}
