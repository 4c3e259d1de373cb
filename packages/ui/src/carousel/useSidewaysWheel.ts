'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../internal/listen.js';
import { useLatest } from '../internal/useLatest.js';
import { still, wheelStep } from './wheel.js';

/** CSS pixels per line, for wheels that report lines. */
const LINE_PX = 16;

function hasOwnScroll(target: EventTarget | null, box: Element): boolean {
  for (
    let node = target instanceof Element ? target : null;
    node && node !== box;
    node = node.parentElement
  ) {
    const isWider = node.scrollWidth > node.clientWidth;
    if (isWider && ['auto', 'scroll'].includes(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}

/** Calls `onStep` with -1 or 1 when a trackpad, or a wheel with Shift, scrolls horizontally over a box. */
export function useSidewaysWheel(
  box: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onStep: (step: number) => void,
): void {
  const move = useRef(still);
  const latest = useLatest(onStep);

  useEffect(() => {
    const element = box.current;
    if (!element || !isEnabled) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const { deltaX, deltaY, deltaMode, ctrlKey } = event;
      if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY) || hasOwnScroll(event.target, element)) {
        return;
      }
      // Otherwise the browser navigates back in its history.
      event.preventDefault();
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const pixels = deltaX * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
      const next = wheelStep(move.current, isRtl ? -pixels : pixels, event.timeStamp);
      move.current = next.move;
      if (next.step !== 0) latest.current(next.step);
    };
    return listen(element, 'wheel', onWheel, { passive: false });
  }, [box, isEnabled, latest]);
}
