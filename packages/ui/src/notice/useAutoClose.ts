'use client';
import { useEffect, useRef } from 'react';
import { useLatest } from '../internal/useLatest.js';

/**
 * Calls `onClose` once after `delay` milliseconds, not counting pauses. A delay of 0 or `Infinity` never closes; a
 * changed delay or text restarts the timer.
 */
export function useAutoClose(
  onClose: () => void,
  delay: number,
  paused: boolean,
  text: unknown,
): void {
  const latest = useLatest(onClose);
  const remaining = useRef(delay);

  useEffect(() => {
    remaining.current = delay;
  }, [delay, text]);

  useEffect(() => {
    if (paused || delay <= 0 || !Number.isFinite(delay)) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [delay, latest, paused, text]);
}
