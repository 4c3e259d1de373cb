'use client';
import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** CSS pixels that a pointer has to move horizontally before it swipes; less is a click. */
const MIN_SWIPE_PX = 3;

/**
 * Pixels per frame above which a release turns the slide at any distance: "swipe threshold 5" of docs/product.md,
 * section 9.
 */
const THRESHOLD = 5;

/** The fraction of a slide that a slow swipe has to cross: "hysteresis 0.6" of the same section. */
const HYSTERESIS = 0.6;

/** Milliseconds of a frame in `THRESHOLD`. */
const FRAME_MS = 1000 / 60;

/** Milliseconds without a move after which a pointer counts as still. */
const STILL_AFTER_MS = 100;

/** Position of a pointer in CSS pixels, `x` increasing towards the next slide, and its time in milliseconds. */
export interface SwipePoint {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * State of a pointer on the slides. `pressed`: it may become a click, a scroll of the page or a swipe; `refused`: it
 * moved vertically first, so it scrolls the page.
 */
export type Swipe =
  | { readonly phase: 'idle' | 'refused' }
  | { readonly phase: 'pressed'; readonly start: SwipePoint }
  | {
      readonly phase: 'swiping';
      readonly start: SwipePoint;
      readonly last: SwipePoint;
      readonly velocity: number;
    };

export const idle: Swipe = { phase: 'idle' };

/** Returns the state after the pointer has moved. */
export function moveSwipe(swipe: Swipe, point: SwipePoint): Swipe {
  if (swipe.phase === 'pressed') {
    const along = Math.abs(point.x - swipe.start.x);
    const across = Math.abs(point.y - swipe.start.y);
    if (along > across && along > MIN_SWIPE_PX) {
      // Measured from here, so that the slides do not jump by `MIN_SWIPE_PX`.
      return { phase: 'swiping', start: point, last: point, velocity: 0 };
    }
    return across > MIN_SWIPE_PX ? { phase: 'refused' } : swipe;
  }
  if (swipe.phase !== 'swiping') return swipe;
  const elapsed = Math.max(point.time - swipe.last.time, 1);
  const current = ((point.x - swipe.last.x) / elapsed) * FRAME_MS;
  return { ...swipe, last: point, velocity: swipe.velocity / 2 + current / 2 };
}

/**
 * Returns how far a swipe has moved the slides, as a fraction of a slide, positive towards the next one: at most 1, as
 * only neighbors are rendered, and never past an end.
 *
 * @param pitch CSS pixels from one slide to the next.
 */
export function swipePosition(swipe: Swipe, pitch: number, index: number, count: number): number {
  if (swipe.phase !== 'swiping' || pitch <= 0) return 0;
  const position = (swipe.last.x - swipe.start.x) / pitch;
  return Math.max(index > 0 ? -1 : 0, Math.min(index < count - 1 ? 1 : 0, position));
}

/**
 * Returns by how many slides a released swipe turns: -1, 0 or 1.
 *
 * A fast swipe follows its direction, even back to the start; a slow one turns if it has crossed more than the
 * hysteresis. Both numbers have the meaning that they have in react-swipeable-views, where they come from.
 *
 * @param position The result of `swipePosition`.
 * @param time Time of the release, in milliseconds.
 */
export function swipeStep(swipe: Swipe, position: number, time: number): number {
  if (swipe.phase !== 'swiping' || position === 0) return 0;
  const velocity = time - swipe.last.time > STILL_AFTER_MS ? 0 : swipe.velocity;
  if (Math.abs(velocity) > THRESHOLD) {
    return Math.sign(velocity) === Math.sign(position) ? Math.sign(position) : 0;
  }
  return Math.abs(position) > HYSTERESIS ? Math.sign(position) : 0;
}

interface SwipeOptions {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly isEnabled: boolean;
  readonly index: number;
  readonly count: number;
  readonly getPitch: () => number;
  readonly onStep: (step: number) => void;
}

/**
 * Elements with a drag of their own: controls, media players, editable content, and those marked with `data-no-swipe`.
 */
const DRAGGABLE =
  'input, textarea, select, audio[controls], video[controls], iframe, [contenteditable]:not([contenteditable="false"]), [draggable="true"], [data-no-swipe]';

function isOverText(target: Element, x: number, y: number): boolean {
  if (target.closest('a, button, summary')) return false;
  const style = getComputedStyle(target);
  // Safari supports only the prefixed property.
  const selections = ['user-select', '-webkit-user-select'].map((name) =>
    style.getPropertyValue(name),
  );
  if (selections.includes('none')) return false;
  const range = document.createRange();
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  });
}

/**
 * Whether a pointer starts something other than a swipe. A finger selects text by a long press, a mouse by dragging.
 */
function hasOwnDrag({ target, pointerType, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(DRAGGABLE)) return true;
  return pointerType === 'mouse' && isOverText(target, clientX, clientY);
}

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
  const currentPosition = () => swipePosition(swipe.current, pitch.current, index, count);

  const end = (step: number) => {
    const wasSwiping = swipe.current.phase === 'swiping';
    swipe.current = idle;
    if (!wasSwiping) return;
    viewport.current?.removeAttribute('data-swiping');
    viewport.current?.setAttribute('data-animated', '');
    if (step === 0) show(0);
    else onStep(step);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isClickSwallowed.current = false;
      if (!isEnabled || !event.isPrimary || event.button !== 0 || hasOwnDrag(event)) return;
      swipe.current = { phase: 'pressed', start: pointOf(event) };
      // Read before anything changes the layout; later it would force a reflow.
      pitch.current = getPitch();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (swipe.current.phase === 'idle' || !event.isPrimary) return;
      // Released outside the window, where no event reports it.
      if (event.buttons === 0) {
        end(0);
        return;
      }
      const before = swipe.current;
      swipe.current = moveSwipe(before, pointOf(event));
      if (swipe.current.phase !== 'swiping') return;
      if (before.phase !== 'swiping') {
        isClickSwallowed.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.setAttribute('data-swiping', '');
      }
      show(currentPosition());
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      end(swipeStep(swipe.current, currentPosition(), event.timeStamp));
    },
    onPointerCancel: () => end(0),
    onLostPointerCapture: () => end(0),
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // A key press dispatches a click with a detail of 0; no swipe ends in one.
      if (!isClickSwallowed.current || event.detail === 0) return;
      isClickSwallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart(event: DragEvent<HTMLElement>) {
      // Dragging an image or a link would end the swipe.
      if (swipe.current.phase !== 'idle') event.preventDefault();
    },
  };
}
