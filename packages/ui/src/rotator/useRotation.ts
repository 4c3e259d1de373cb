'use client';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useControlled } from '../internal/useControlled.js';
import { useDocumentVisible } from '../internal/useDocumentVisible.js';
import { useMediaQuery } from '../internal/useMediaQuery.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';
import { wrapIndex } from './wrap-index.js';

/** What is known about a change of the index. */
export interface RotationChangeDetails {
  /** The time was over, or the visitor chose. */
  readonly reason: 'interval' | 'choice';
}

/** What turns, and how fast. */
export interface RotationOptions {
  /** How many there are. */
  readonly count: number;
  /**
   * Milliseconds that each one stays.
   *
   * @default 5000
   */
  readonly intervalMs?: number | undefined;
  /** The current one, where the caller holds it. */
  readonly index?: number | undefined;
  /**
   * The first one, where the hook holds it.
   *
   * @default 0
   */
  readonly defaultIndex?: number | undefined;
  /** Called when another one is current. */
  readonly onIndexChange?: ((index: number, details: RotationChangeDetails) => void) | undefined;
}

/** A rotation and what its elements need. */
export interface Rotation {
  /** The current one, 0..count - 1. */
  readonly index: number;
  /** Whether the visitor stopped it, by the pause control or by coming with the keyboard. */
  readonly isStopped: boolean;
  /** Whether it moves by itself as far as the visitor is concerned; false under reduced motion. */
  readonly isPlaying: boolean;
  /** Whether the time runs now: playing, not under the pointer, not in a hidden tab. */
  readonly isRunning: boolean;
  /** Chooses one directly; an index past an end goes on from the other. */
  readonly setIndex: (index: number) => void;
  /** Stops it or lets it go on; what the pause control does. */
  readonly toggle: () => void;
  /** For the element around slides and controls: focus that no click brought stops the rotation. */
  readonly focusProps: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onPointerDown: () => void;
  };
  /** For the element that turns: the pointer over it holds the rotation. */
  readonly hoverProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
}

/**
 * The rules by which something turns by itself: each one
 * stays for the interval, the last is followed by the first; a choice starts the interval again. It
 * stops for good when the keyboard comes by, waits under the pointer and in a hidden tab, and never
 * moves for a visitor who asked for less motion.
 */
export function useRotation({
  count,
  intervalMs = 5000,
  index: controlledIndex,
  defaultIndex = 0,
  onIndexChange,
}: RotationOptions): Rotation {
  const [held, setOwn] = useControlled(controlledIndex, defaultIndex);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isStill = useMediaQuery(REDUCED_MOTION);
  const isVisible = useDocumentVisible();

  const index = wrapIndex(held, count);
  const isPlaying = !isStopped && !isStill && count > 1;
  const isRunning = isPlaying && !isHovered && isVisible;

  const change = (next: number, reason: RotationChangeDetails['reason']) => {
    const wrapped = wrapIndex(next, count);
    if (wrapped === index) return;
    setOwn(wrapped);
    onIndexChange?.(wrapped, { reason });
  };
  const advance = useRef<() => void>(undefined);
  const isPressed = useRef(false);

  useEffect(() => {
    advance.current = () => {
      change(index + 1, 'interval');
    };
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => advance.current?.(), intervalMs);
    return () => {
      clearInterval(timer);
    };
  }, [index, intervalMs, isRunning]);

  return {
    index,
    isStopped,
    isPlaying,
    isRunning,
    setIndex: (next) => {
      change(next, 'choice');
    },
    toggle: () => {
      setStopped((stopped) => !stopped);
    },
    focusProps: {
      // A click also focuses what it hits: were that to stop the rotation, a click on the pause
      // control would stop it and at once let it go on.
      onFocus: ({ target }) => {
        if (!isPressed.current && target.matches(':focus-visible')) setStopped(true);
      },
      onPointerDown: () => {
        isPressed.current = true;
        // It may be released anywhere.
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
      onPointerEnter: () => {
        setHovered(true);
      },
      onPointerLeave: () => {
        setHovered(false);
      },
    },
  };
}
