/** Returns the width of a bar in percent, 0 to 100, with at most two decimals; 0 if `max` is not positive. */
export function barShare(value: number, max: number): number {
  if (!(max > 0)) return 0;
  const percent = Math.min(Math.max((value / max) * 100, 0), 100);
  return Math.round(percent * 100) / 100;
}
