'use client';
import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { idle, moveSwipe, swipePosition, swipeStep, type SwipePoint } from './swipe.js';

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
const KEEPS_DRAG =
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
  if (target.closest(KEEPS_DRAG)) return true;
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
  const positionNow = () => swipePosition(swipe.current, pitch.current, index, count);

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
      show(positionNow());
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      end(swipeStep(swipe.current, positionNow(), event.timeStamp));
    },
    onPointerCancel() {
      end(0);
    },
    onLostPointerCapture() {
      end(0);
    },
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
