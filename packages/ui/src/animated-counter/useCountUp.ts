'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { matchesMedia } from '../internal/useMediaQuery.js';
import { observeInWindow } from '../internal/observe.js';
import { useLatest } from '../internal/useLatest.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';

export interface CountUpOptions {
  readonly value: number;
  readonly durationMs: number;
  readonly onEnd: (() => void) | undefined;
}

const SHARE_IN_VIEW = 0.5;

/**
 * Shows 0 until half of the element is in view, then counts up once and calls `onEnd` at the end; with reduced motion
 * it does so at once.
 *
 * @returns the number to show now, or undefined where that is the value itself
 */
export function useCountUp(
  ref: RefObject<Element | null>,
  options: CountUpOptions,
): number | undefined {
  const [shown, setShown] = useState<number>();
  const latest = useLatest(options);
  const counted = useRef(false);

  useEffect(() => {
    if (counted.current) return undefined;
    let frame = 0;

    const finish = (): void => {
      setShown(undefined);
      latest.current.onEnd?.();
    };
    const count = (): void => {
      const started = performance.now();
      const step = (now: number): void => {
        const { value, durationMs } = latest.current;
        const elapsed = now - started;
        if (elapsed >= durationMs) {
          finish();
          return;
        }
        setShown(countAt(value, elapsed, durationMs));
        frame = requestAnimationFrame(step);
      };
      step(started);
    };

    const stop = observeInWindow(ref.current, [SHARE_IN_VIEW], ({ intersectionRatio }, end) => {
      const isStill = matchesMedia(REDUCED_MOTION);
      if (intersectionRatio < SHARE_IN_VIEW) {
        // A visitor who sees it scroll into view would read the final number before it counts.
        if (!isStill) setShown(0);
        return;
      }
      end();
      counted.current = true;
      if (isStill) finish();
      else count();
    });
    return () => {
      stop?.();
      cancelAnimationFrame(frame);
    };
  }, [latest, ref]);

  return shown;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * Returns the number that a counter shows after `elapsedMs` of its count from 0 to `value` (cubic ease-out), with no
 * more decimals than `value` has.
 *
 * A duration of 0 or less returns `value`.
 */
export function countAt(value: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return value;
  const rest = 1 - Math.max(elapsedMs, 0) / durationMs;
  return Number((value * (1 - rest ** 3)).toFixed(decimalsOf(value)));
}
