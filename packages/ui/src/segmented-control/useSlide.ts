'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

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

type Span = Pick<DOMRect, 'left' | 'top' | 'width'>;

/**
 * Returns the transform that moves an element from the span `to` back to `from`, with the left edge as the origin.
 * Undefined if there is nothing to animate: the same position, another line, or a hidden row.
 */
export function slideFrom(from: Span, to: Span): string | undefined {
  const distance = from.left - to.left;
  if (from.width === 0 || to.width === 0 || distance === 0 || from.top !== to.top) return undefined;
  return `translateX(${distance}px) scaleX(${from.width / to.width})`;
}
