const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * The number a counter shows while it runs from 0 to a value: fast at first, slow at the end (ease
 * out, cubic), with no more decimals than the value has.
 *
 * A duration of 0 or less is over at once.
 */
export function countAt(value: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return value;
  const rest = 1 - Math.max(elapsedMs, 0) / durationMs;
  return Number((value * (1 - rest ** 3)).toFixed(decimalsOf(value)));
}
