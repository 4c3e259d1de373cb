'use client';
import { useLayoutEffect, useRef } from 'react';
import { nearestRemaining } from '../internal/nearest-remaining.js';
import { warnOnce } from '../internal/warn.js';

export function useRemovedOption(
  values: readonly string[],
  chosen: string,
  onRemoved: (next: string) => void,
): void {
  const order = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const before = order.current;
    order.current = values;
    if (values.includes(chosen)) return;
    const next = nearestRemaining(before, chosen, values);
    if (next !== undefined) onRemoved(next);
    else {
      warnOnce(
        `<SegmentedControl> has the value "${chosen}", which is not one of its options, so nothing is chosen.`,
      );
    }
  });
}
