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

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Rotated by 180 degrees around the origin. @default false */
  readonly isTurned?: boolean;
}

export interface Group {
  /** From bottom to top. */
  readonly shapes: readonly Shape[];
  readonly places: readonly Place[];
}

/** A pattern without its quiet zone. */
export interface PlacedCode {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet to print; lengths in millimetres from the top left. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** From bottom to top. */
  readonly groups: readonly Group[];
  /** For the preview only: edges of die-cut labels. */
  readonly guides: readonly Frame[];
  readonly codes: readonly PlacedCode[];
}

export const INK = '#15140F';
