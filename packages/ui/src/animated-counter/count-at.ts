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
