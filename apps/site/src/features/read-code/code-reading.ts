/** A place in a picture, in its pixels from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four corners of a pattern without its clear edge, from its own top left, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** Uncompressed pixels, four bytes each: an `ImageData` is one. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Which decoders read a picture, and read the same. */
export interface ReadBy {
  readonly jsqr: boolean;
  readonly zxing: boolean;
}

/** One side of the pattern, outwards. */
export interface ClearSide {
  /** Modules between the pattern and the first thing that is in the way, 8 at most. */
  readonly modules: number;
  /** Whether the picture ends there, so that nobody can tell what follows. */
  readonly isCut: boolean;
}

/** What a picture was made worse by, before it was read again. */
export type Strain = 'as-taken' | 'blurred' | 'small' | 'dark' | 'bleached' | 'small-bleached';

/** The code alone, made worse and read again. */
export interface StrainedCode {
  readonly strain: Strain;
  readonly readBy: ReadBy;
  readonly pixels: Pixels;
}

/** A colour as its three channels, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** What stands in a code, and what was measured of it. */
export interface CodeMeasures {
  readonly text: string;
  readonly corners: Corners;
  /** Modules on each side. */
  readonly modules: number;
  /** Width of one module in pixels of the picture. */
  readonly modulePixels: number;
  /** Error level; unknown where only jsQR read the code. */
  readonly level: 'L' | 'M' | 'Q' | 'H' | undefined;
  /** Part of what the level can recover that is used up here, 0 to 1; unknown with the level. */
  readonly recoveryUsed: number | undefined;
  readonly readBy: ReadBy;
  /** Light modules on a dark ground. */
  readonly isInverted: boolean;
  /** Seen from behind, or in a mirror. */
  readonly isMirrored: boolean;
  /** Contrast of its modules by WCAG, 1 to 21. */
  readonly contrast: number;
  readonly dark: Rgb;
  readonly light: Rgb;
  /** Top, right, bottom and left side of the pattern as the code itself stands. */
  readonly clearEdge: readonly [ClearSide, ClearSide, ClearSide, ClearSide];
  /** Modules of the three finder patterns, with the light rows around them, that are not as they should be. */
  readonly damagedFinderModules: number;
  /** How many codes the picture shows; the one that fills most of it was measured. */
  readonly codesInPicture: number;
  readonly strained: readonly StrainedCode[];
}

/** A code that was read. */
export interface CodeReading extends CodeMeasures {
  readonly kind: 'code';
  /** Size of the picture in pixels, turned as its camera says. */
  readonly width: number;
  readonly height: number;
  /** Whether parts of the picture let the ground behind it through. It was read on white. */
  readonly isTransparent: boolean;
  /** Whether the picture moves. Its first picture was read. */
  readonly isAnimated: boolean;
  /** The picture, at most 1600 pixels on a side. */
  readonly preview: ImageBitmap;
}

/**
 * Why there is nothing to read: `not-a-picture`: no picture at all; `vector`: SVG, which has no pixels; `unknown-format`: a
 * picture that this browser cannot open; `broken`: one that is damaged; `too-large`: over `MAX_BYTES` or `MAX_PIXELS`;
 * `no-code`: no code found; `unreadable`: a code that neither decoder can read; `other-code`: a code of another kind,
 * such as a bar code; `failed`: the decoders could not be loaded, or gave no answer.
 */
export type NoCodeReason =
  | 'not-a-picture'
  | 'vector'
  | 'unknown-format'
  | 'broken'
  | 'too-large'
  | 'no-code'
  | 'unreadable'
  | 'other-code'
  | 'failed';

/** Nothing was read. */
export interface NoCode {
  readonly kind: 'none';
  readonly reason: NoCodeReason;
  /** Kind of another code, as in `EAN-13`. */
  readonly format?: string;
  /** The picture, where it could be opened. */
  readonly preview?: ImageBitmap;
}

/** The largest file that is opened. */
export const MAX_BYTES = 50_000_000;

/** The largest picture that is opened, in pixels. */
export const MAX_PIXELS = 64_000_000;
