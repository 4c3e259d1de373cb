import type { Carrier } from './design.ts';

/** Sizes on offer for each carrier: side of the printed pattern in mm, at least `PRINT_RULES.minSizeCm`. */
export const SIZE_RANGES: Readonly<
  Record<Carrier, { readonly min: number; readonly max: number }>
> = {
  label: { min: 20, max: 60 },
  card: { min: 20, max: 45 },
  tag: { min: 20, max: 60 },
  poster: { min: 40, max: 240 },
};

export function fitSize(sizeMm: number, carrier: Carrier): number {
  const { min, max } = SIZE_RANGES[carrier];
  return Math.min(max, Math.max(min, sizeMm));
}
