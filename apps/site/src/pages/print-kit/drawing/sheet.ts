import type { PathData } from '@waypage/outlines';

export interface Shape {
  /** In millimetres from the origin of the group, unless `at` is set. */
  readonly path: PathData;
  /** Origin of the path, and the millimetres per unit. @default the group's origin, 1 */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
  /** `#RRGGBB` */
  readonly colour: string;
  /** @default 'nonzero' */
  readonly rule?: 'evenodd';
}

/** In millimetres, from the top left of what it is on. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place extends Point {
  /** Rotated by 180 degrees around the origin. @default false */
  readonly isTurned?: boolean;
}

export interface Group {
  /** From bottom to top. */
  readonly shapes: readonly Shape[];
  readonly places: readonly Place[];
}

/** A pattern without its quiet zone. */
export interface PlacedCode extends Point {
  readonly side: number;
}

export interface Frame extends Point, Size {}

/** A sheet to print. */
export interface Sheet extends Size {
  /** From bottom to top. */
  readonly groups: readonly Group[];
  /** For the preview only: edges of die-cut labels. */
  readonly guides: readonly Frame[];
  readonly codes: readonly PlacedCode[];
}

export const INK = '#15140F';
