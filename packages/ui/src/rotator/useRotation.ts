'use client';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { isTimerLength } from '../internal/is-timer-length.js';
import { useControlled } from '../internal/useControlled.js';
import { useDocumentVisible } from '../internal/useDocumentVisible.js';
import { useLatest } from '../internal/useLatest.js';
import { useMediaQuery } from '../internal/useMediaQuery.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';

/** Details passed to `onIndexChange`. */
export interface RotationChangeDetails {
  /** `interval`: the time was over; `user`: the visitor chose an index. */
  readonly reason: 'interval' | 'user';
}

/** Options of `useRotation`. */
export interface RotationOptions {
  /** The number of items. */
  readonly count: number;
  /**
   * Milliseconds that each item is shown. It does not rotate unless they are more than 0 and at most 24 days.
   *
   * @default 5000
   */
  readonly intervalMs?: number | undefined;
  /** The current index (controlled). */
  readonly index?: number | undefined;
  /**
   * The initial index (uncontrolled).
   *
   * @default 0
   */
  readonly defaultIndex?: number | undefined;
  /** Called when the current index changes. */
  readonly onIndexChange?: ((index: number, details: RotationChangeDetails) => void) | undefined;
}

/** Wraps an index around to 0..count - 1; 0 if there are no items, or the index is not finite. */
const wrapIndex = (index: number, count: number): number =>
  count > 0 && Number.isFinite(index) ? ((index % count) + count) % count : 0;

/** State of a rotation and props of its elements. */
export interface Rotation {
  /** The current index, 0 to count - 1. */
  readonly index: number;
  /** Whether the visitor stopped it, with the pause button or by keyboard focus. */
  readonly isStopped: boolean;
  /** Whether it is meant to rotate: not stopped, no reduced motion, and an interval that is possible. */
  readonly isPlaying: boolean;
  /** Whether the timer runs now: playing, not hovered, not in a hidden tab. */
  readonly isRunning: boolean;
  /** Sets the index; one beyond an end wraps around. */
  readonly setIndex: (index: number) => void;
  /** Pauses or resumes the rotation; for the pause button. */
  readonly toggle: () => void;
  /** For the element around slides and controls: focus that does not come from a click stops the rotation. */
  readonly focusProps: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onPointerDown: () => void;
  };
  /** For the element with the slides: hovering it pauses the rotation. */
  readonly hoverProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
}

/**
 * Rotates through items automatically: each one is shown for the interval, the first follows the last; a choice
 * restarts the interval. Keyboard focus stops it, hovering and a hidden tab pause it, and it never runs under
 * reduced motion.
 */
export function useRotation({
  count,
  intervalMs = 5000,
  index: controlledIndex,
  defaultIndex = 0,
  onIndexChange,
}: RotationOptions): Rotation {
  const [rawIndex, setRawIndex] = useControlled(controlledIndex, defaultIndex);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isStill = useMediaQuery(REDUCED_MOTION);
  const isVisible = useDocumentVisible();

  const index = wrapIndex(rawIndex, count);
  const isPlaying = !isStopped && !isStill && count > 1 && isTimerLength(intervalMs);
  const isRunning = isPlaying && !isHovered && isVisible;

  const change = (next: number, reason: RotationChangeDetails['reason']) => {
    const wrapped = wrapIndex(next, count);
    if (wrapped === index) return;
    setRawIndex(wrapped);
    onIndexChange?.(wrapped, { reason });
  };
  const advance = useLatest(() => change(index + 1, 'interval'));
  const isPressed = useRef(false);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => advance.current(), intervalMs);
    return () => clearInterval(timer);
  }, [advance, index, intervalMs, isRunning]);

  return {
    index,
    isStopped,
    isPlaying,
    isRunning,
    setIndex: (next) => change(next, 'user'),
    toggle: () => setStopped((stopped) => !stopped),
    focusProps: {
      // A click also focuses its target: if that stopped the rotation, a click on the pause button would stop and at
      // once resume it.
      onFocus: ({ target }) => {
        if (!isPressed.current && target.matches(':focus-visible')) setStopped(true);
      },
      onPointerDown: () => {
        isPressed.current = true;
        // The pointer may be released anywhere.
        const release = new AbortController();
        for (const type of ['pointerup', 'pointercancel', 'keydown']) {
          addEventListener(
            type,
            () => {
              isPressed.current = false;
              release.abort();
            },
            { capture: true, signal: release.signal },
          );
        }
      },
    },
    hoverProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
  };
}
