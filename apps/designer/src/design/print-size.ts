import type { Carrier } from './design.ts';

/** Sizes offered for each carrier: edge of the printed pattern in mm. Under 20 no phone is sure. */
export const SIZE_RANGES: Readonly<
  Record<Carrier, { readonly min: number; readonly max: number }>
> = {
  label: { min: 20, max: 60 },
  card: { min: 20, max: 45 },
  tag: { min: 20, max: 60 },
  poster: { min: 40, max: 240 },
};

/** Below this edge in mm a module runs into its neighbours on most printers. */
export const MIN_MODULE_MM = 0.4;

/** The nearest size that a carrier is offered in. */
export function fitSize(sizeMm: number, carrier: Carrier): number {
  const { min, max } = SIZE_RANGES[carrier];
  return Math.min(max, Math.max(min, sizeMm));
}

/** What a printed size means to a reader (docs/design.md, section 11, "Planner"). */
export interface PrintFigures {
  readonly moduleMm: number;
  /** From how far a phone reads it: ten times its size. */
  readonly distanceCm: number;
}

/** @param codeSize modules per side */
export function printFigures(sizeMm: number, codeSize: number): PrintFigures {
  return { moduleMm: sizeMm / codeSize, distanceCm: sizeMm };
}
