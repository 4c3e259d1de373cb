import { assertNumber, refuse } from '../errors.ts';
import { assertColor } from './colors.ts';
import { assertPath, type PathData } from './paths.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the top left of its container. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Where the origin of a path or a group is, and how large its unit. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** @default 1 */
  readonly scale?: number;
  /** Rotated by 180 degrees around the origin. @default false */
  readonly isTurned?: boolean;
}

/** A filled path. */
export interface Shape {
  readonly path: PathData;
  /** @default the origin and unit of its container */
  readonly at?: Placement;
  /** `#RRGGBB` */
  readonly color: string;
  /** @default 'nonzero' */
  readonly rule?: 'nonzero' | 'evenodd';
}

/** An image to place, as a URL for SVG and as pixels for PNG and PDF; at least one of the two. */
export interface ImageSource extends Size {
  /** A data URL: a drawing fetches nothing. */
  readonly url?: string | undefined;
  /** RGBA, `width` × `height` pixels. */
  readonly data?: Uint8ClampedArray | Uint8Array | undefined;
}

export interface PlacedImage extends Box {
  readonly source: ImageSource;
}

/** A line of text; lengths in units of the drawing. */
export interface Line {
  readonly text: string;
  readonly face: 'wide' | 'narrow';
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly length: number;
}

/** Shapes that are drawn in several places. */
export interface Group {
  /** From bottom to top. */
  readonly shapes: readonly Shape[];
  readonly places: readonly Placement[];
}

export function assertGroup(group: Group): void {
  for (const name of ['shapes', 'places'] as const) {
    if (!Array.isArray(group?.[name])) refuse('missing-value', name, group, ['a list']);
  }
}

export function assertPlacement(placement: Placement): void {
  const { x, y, scale = 1 } = placement ?? {};
  for (const value of [x, y, scale]) assertNumber('placement', value, { min: -1e6 });
}

/** All but its placement. */
export function assertShape(shape: Shape): void {
  assertPath('path', shape?.path);
  assertColor('color', shape.color);
}

/** A page of a PDF; lengths in millimeters. */
export interface Page extends Size {
  /** From bottom to top. */
  readonly groups: readonly Group[];
  readonly images?: readonly PlacedImage[] | undefined;
}

/** @throws CodesError `missing-value` if an image has no pixels, or not as many as its size */
export function pixelsOf({ data, width, height }: ImageSource): Uint8ClampedArray | Uint8Array {
  const limit = width * height * 4;
  if (data?.length === limit) return data;
  const message = `logo.image.data has ${data?.length ?? 0} bytes; it has to be ${limit} of RGBA. Images are never fetched.`;
  return refuse('missing-value', 'logo.image.data', data?.length, limit, message);
}

export const MM_PER_INCH = 25.4;
