/**
 * How much of the track a bar fills, in percent from 0 to 100 with two decimals at most. Nothing
 * fills a track of no length.
 */
export function barShare(value: number, max: number): number {
  if (!(max > 0)) return 0;
  const percent = Math.min(Math.max((value / max) * 100, 0), 100);
  return Math.round(percent * 100) / 100;
}
