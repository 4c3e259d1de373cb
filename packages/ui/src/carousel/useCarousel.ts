'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusedElement } from '../internal/focused-element.js';
import { observeSize } from '../internal/observe.js';
import { useControlled } from '../internal/useControlled.js';
import { useLatest } from '../internal/useLatest.js';
import { useSidewaysWheel } from './useSidewaysWheel.js';
import { useSwipe } from './useSwipe.js';

/** Details passed to `onIndexChange`. */
export interface CarouselIndexChangeDetails {
  /**
   * `user`: a button, a swipe, or a trackpad's horizontal scroll; `resize`: another width of the carousel; `native`: the
   * row was scrolled before hydration.
   */
  readonly reason: 'user' | 'resize' | 'native';
}

interface CarouselOptions {
  readonly itemCount: number;
  readonly index: number | undefined;
  readonly defaultIndex: number;
  readonly onIndexChange:
    | ((index: number, details: CarouselIndexChangeDetails) => void)
    | undefined;
}

/** Returns the number of slides, at least 1. */
function slideCount(itemCount: number, perSlide: number): number {
  return Math.max(1, Math.ceil(itemCount / perSlide));
}

/**
 * Returns how many items, counted from the first, are repeated to fill the last slide. A single slide is not padded:
 * the repeats would be next to their originals.
 */
export function repeatCount(itemCount: number, perSlide: number): number {
  const slides = slideCount(itemCount, perSlide);
  return slides > 1 ? slides * perSlide - itemCount : 0;
}

export function slideOf(item: number, perSlide: number): number {
  return Math.floor(item / perSlide);
}

/** Clamps an index to the slides: the carousel does not wrap around. `NaN` is the first. */
function boundIndex(index: number, count: number): number {
  return Math.min(Math.max(index || 0, 0), count - 1);
}

export function isNear(slide: number, index: number): boolean {
  return Math.abs(slide - index) <= 1;
}

function focusedItem(track: HTMLElement): number {
  return [...track.children].findIndex((item) => item.contains(focusedElement()));
}

/** Returns the CSS pixels from the start of one item to the start of the next; 0 for a single item. */
function itemPitch({ children: [first, second] }: HTMLElement): number {
  if (!first || !second) return 0;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

/**
 * State and handlers of a carousel. `perSlide` is undefined on the server and in the first render, where the items are
 * a scrollable row.
 */
export function useCarousel({
  itemCount,
  index: controlledIndex,
  defaultIndex,
  onIndexChange,
}: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const isFocusInside = useRef(false);
  const isInstant = useRef(true);
  const [perSlide, setPerSlide] = useState<number>();
  const [isMoved, setMoved] = useState(false);
  const [rawIndex, setRawIndex] = useControlled(controlledIndex, defaultIndex);

  const count = slideCount(itemCount, perSlide ?? itemCount);
  const index = perSlide === undefined ? 0 : boundIndex(rawIndex, count);

  const change = (next: number, reason: CarouselIndexChangeDetails['reason']) => {
    setRawIndex(next);
    onIndexChange?.(next, { reason });
  };
  /** Regroups the items so that the focused one, or else the first visible one, stays visible. */
  const regroup = (next: number) => {
    if (next === perSlide || !track.current || !viewport.current) return;
    isInstant.current = true;
    setPerSlide(next);
    const focused = focusedItem(track.current);
    const scrolled =
      perSlide === undefined
        ? Math.round(Math.abs(viewport.current.scrollLeft) / (itemPitch(track.current) || 1))
        : 0;
    const item = focused >= 0 ? focused : perSlide === undefined ? scrolled : index * perSlide;
    if (perSlide === undefined && item === 0) return;
    const anchor = boundIndex(slideOf(item, next), slideCount(itemCount, next));
    if (anchor !== rawIndex) change(anchor, perSlide === undefined ? 'native' : 'resize');
  };
  /** The style sheet decides how many fit, as its container queries are the only source of the widths. */
  const measure = useLatest(() => {
    if (!track.current) return;
    const items = getComputedStyle(track.current).getPropertyValue('--_items');
    // Without a style sheet, as in a test, one does.
    regroup(Number(items) || 1);
  });
  const turn = (step: number) => {
    // Where nothing has reported the width yet: the observer of a test never does.
    if (perSlide === undefined) measure.current();
    // Before the items are grouped the last slide is not known; the index is clamped later.
    const next = boundIndex(index + step, perSlide === undefined ? itemCount : count);
    if (next === index) return;
    setMoved(true);
    change(next, 'user');
  };

  useEffect(() => observeSize([viewport.current], () => measure.current()), [measure]);

  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || perSlide === undefined) return;
    view.toggleAttribute('data-animated', !isInstant.current);
    isInstant.current = false;
    view.style.setProperty('--_shift', String(index));
    const active = focusedElement();
    if (isFocusInside.current && (!view.contains(active) || active?.closest('[inert]'))) {
      view.focus({ preventScroll: true });
    }
  }, [index, perSlide]);

  useSidewaysWheel(viewport, perSlide !== undefined, turn);
  const swipeHandlers = useSwipe({
    viewport,
    isEnabled: perSlide !== undefined,
    index,
    count,
    getPitch: () => (track.current ? itemPitch(track.current) * (perSlide ?? 0) : 0),
    onStep: turn,
  });

  return {
    viewport,
    track,
    perSlide,
    index,
    count,
    isMoved,
    turn,
    viewportHandlers: {
      ...swipeHandlers,
      onFocus: () => {
        isFocusInside.current = true;
      },
      onBlur: () => {
        isFocusInside.current = false;
      },
    },
  };
}
