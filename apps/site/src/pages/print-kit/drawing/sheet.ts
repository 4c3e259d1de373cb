import type { PathData } from '@waypage/outlines';

/** One filled outline. */
export interface Shape {
  /** In millimetres from the origin of its group, unless `at` says otherwise. */
  readonly path: PathData;
  /** Where the origin of the path is, and how many millimetres its unit is. @default the group's origin, 1 */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
  /** `#RRGGBB` */
  readonly colour: string;
  /** @default 'nonzero' */
  readonly rule?: 'evenodd';
}

/** Where the origin of a group is on the sheet. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Turned by 180 degrees around that point. @default false */
  readonly isTurned?: boolean;
}

/** Shapes that are printed once or many times: one label of a sheet, say. */
export interface Group {
  /** From the ground up. */
  readonly shapes: readonly Shape[];
  readonly places: readonly Place[];
}

/** A pattern on the sheet, without its quiet zone. */
export interface PlacedCode {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A rectangle on the sheet. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet of paper as it is printed; lengths in millimetres from the top left. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** From the ground up. */
  readonly groups: readonly Group[];
  /** What only the preview shows: where labels end that are cut already. */
  readonly guides: readonly Frame[];
  /** Every code on it. */
  readonly codes: readonly PlacedCode[];
}

/** Ink of everything that is printed in one colour. */
export const INK = '#15140F';
