'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../internal/listen.js';
import { useLatest } from '../internal/useLatest.js';

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
  const move = useRef(idleMove);
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

/** CSS pixels of horizontal scrolling that turn a slide. */
const TURN_PX = 40;

/** Milliseconds without scrolling after which a new gesture starts: a trackpad keeps scrolling by inertia. */
const GESTURE_GAP_MS = 120;

export interface WheelMove {
  /** CSS pixels since it started, positive towards the next slide. */
  readonly distance: number;
  /** Whether it has turned a slide: each gesture turns one. */
  readonly hasTurned: boolean;
  /** Time of its last event, in milliseconds. */
  readonly time: number;
}

export const idleMove: WheelMove = { distance: 0, hasTurned: false, time: -Infinity };

/**
 * Returns the gesture after one more event, and by how many slides that turns: -1, 0 or 1.
 *
 * @param delta CSS pixels towards the next slide.
 * @param time Time of the event, in milliseconds.
 */
export function wheelStep(
  move: WheelMove,
  delta: number,
  time: number,
): { readonly move: WheelMove; readonly step: number } {
  const isNew = time - move.time > GESTURE_GAP_MS || Math.sign(delta) === -Math.sign(move.distance);
  const { distance, hasTurned } = isNew ? idleMove : move;
  const sum = distance + delta;
  const turns = !hasTurned && Math.abs(sum) >= TURN_PX;
  return {
    move: { distance: sum, hasTurned: hasTurned || turns, time },
    step: turns ? Math.sign(sum) : 0,
  };
}
