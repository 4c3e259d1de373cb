'use client';
import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { idle, swipePosition, swipeReducer, swipeStep, type SwipePoint } from './swipe.js';

interface SwipeOptions {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly isEnabled: boolean;
  readonly index: number;
  readonly count: number;
  /** CSS pixels from one slide to the next. */
  readonly getPitch: () => number;
  /** Called with -1 or 1 when a swipe has turned the slide. */
  readonly onStep: (step: number) => void;
}

/** Handlers that let a mouse, a finger or a pen swipe the slides of a viewport. */
export function useSwipe({ viewport, isEnabled, index, count, getPitch, onStep }: SwipeOptions) {
  const swipe = useRef(idle);
  const pitch = useRef(0);
  const isClickSwallowed = useRef(false);

  const pointOf = (event: PointerEvent<HTMLElement>): SwipePoint => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return {
      x: isRtl ? event.clientX : -event.clientX,
      y: event.clientY,
      time: event.timeStamp,
    };
  };
  const show = (position: number) => {
    viewport.current?.style.setProperty('--_shift', String(index + position));
  };
  const positionNow = () => swipePosition(swipe.current, pitch.current, index, count);

  const end = (step: number) => {
    const wasSwiping = swipe.current.phase === 'swiping';
    swipe.current = swipeReducer(swipe.current, { type: 'end' });
    if (!wasSwiping) return;
    viewport.current?.removeAttribute('data-swiping');
    viewport.current?.setAttribute('data-animated', '');
    if (step === 0) show(0);
    else onStep(step);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isClickSwallowed.current = false;
      if (!isEnabled || !event.isPrimary || event.button !== 0) return;
      swipe.current = swipeReducer(swipe.current, { type: 'press', point: pointOf(event) });
      // Nothing has changed the layout yet; later it would have to be made anew for this.
      pitch.current = getPitch();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (swipe.current.phase === 'idle' || !event.isPrimary) return;
      const before = swipe.current;
      swipe.current = swipeReducer(before, { type: 'move', point: pointOf(event) });
      if (swipe.current.phase !== 'swiping') return;
      if (before.phase !== 'swiping') {
        isClickSwallowed.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.setAttribute('data-swiping', '');
      }
      show(positionNow());
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      end(swipeStep(swipe.current, positionNow(), event.timeStamp));
    },
    onPointerCancel() {
      end(0);
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // The press of a key is a click without a count; no swipe ends in one.
      if (!isClickSwallowed.current || event.detail === 0) return;
      isClickSwallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart(event: DragEvent<HTMLElement>) {
      // Dragging a picture or a link away would end the swipe.
      if (isEnabled) event.preventDefault();
    },
  };
}
