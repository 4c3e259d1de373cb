import type { PrintGrades } from './grade-limits.ts';

/** A place in an image, in its pixels from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four corners of a pattern without its quiet zone, from its own top left, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** Uncompressed pixels, four bytes each: an `ImageData` is one. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Which decoders read an image, and read the same bytes. */
export interface ReadBy {
  readonly zxing: boolean;
  /** jsQR, or the decoder of `qr` where jsQR loses its way on bent paper: neither shares code with zxing. */
  readonly other: boolean;
}

/** One side of the pattern, outwards. */
export interface QuietZoneSide {
  /** Modules between the pattern and the first thing that is in the way, 8 at most. */
  readonly modules: number;
  /** Whether the image ends there, so that nobody can tell what follows. */
  readonly isCut: boolean;
}

/** How an image was degraded before it was read again. */
export type Degradation = 'as-taken' | 'blurred' | 'small' | 'dark' | 'bleached' | 'small-bleached';

/** The code alone, degraded and read again. */
export interface DegradedCode {
  readonly degradation: Degradation;
  readonly readBy: ReadBy;
  readonly pixels: Pixels;
}

/** A colour as its three channels, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A code that is one of several which belong together (structured append). */
export interface CodePart {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
}

/**
 * Why another encoder would make another code of the text: `gs1`: the code begins with a mark for GS1, which a text cannot
 * hold; `part`: it is one of several that belong together; `bytes`: its bytes are no UTF-8.
 */
export type NotEncodable = 'gs1' | 'part' | 'bytes';

/** What a code holds. */
export interface CodeData {
  /** The bytes as a text, by the character set that the code names, or that is likely. */
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly part: CodePart | undefined;
  /** Whether the content is element strings of GS1. */
  readonly isGs1: boolean;
  /** Why a code that is made of `text` would hold something else; `undefined` where it would hold the same. */
  readonly notEncodable: NotEncodable | undefined;
}

/** What was measured of a code. */
export interface CodeMeasures extends CodeData {
  readonly corners: Corners;
  /** Modules on each side. */
  readonly modules: number;
  /** Width of one module in pixels of the image. */
  readonly modulePixels: number;
  /** Error level; unknown where zxing did not read the code. */
  readonly level: 'L' | 'M' | 'Q' | 'H' | undefined;
  /** Part of what the level can recover that is used up here, 0 to 1; unknown with the level. */
  readonly recoveryUsed: number | undefined;
  readonly readBy: ReadBy;
  /** Light modules on a dark ground. */
  readonly isInverted: boolean;
  /** Seen from behind, or in a mirror. */
  readonly isMirrored: boolean;
  /** Symbol contrast, 0 to 1 (ISO/IEC 15415), by the lightest ground in the image. */
  readonly contrast: number;
  readonly dark: Rgb;
  readonly light: Rgb;
  /** How light the lightest ground is, 0 to 1: linear, white is 1. */
  readonly brightness: number;
  /** Top, right, bottom and left side of the pattern as the code itself is turned. */
  readonly quietZone: readonly [QuietZoneSide, QuietZoneSide, QuietZoneSide, QuietZoneSide];
  /** Modules of each finder pattern, with the light row around it, that are not as they should be: top left, top right, bottom left. */
  readonly damagedFinderModules: readonly [number, number, number];
  /** Whether the ground shows through the code or its quiet zone. It was read on white, or on black where it has to be. */
  readonly isTransparent: boolean;
  /** Whether a program drew the image: exact colours without noise. The quiet zone is measured more exactly then. */
  readonly isDrawn: boolean;
  /** Grades as of a print verifier; unknown where zxing did not read the code. */
  readonly grades: PrintGrades | undefined;
  /** How many codes the image shows; the one with the largest area was measured. */
  readonly codesInImage: number;
  /** The code in several degraded views; none while they are still being read. */
  readonly degraded: readonly DegradedCode[];
}

/** A code that was read. */
export interface CodeReading extends CodeMeasures {
  readonly kind: 'code';
  /** Size of the image in pixels, turned as its camera says. */
  readonly width: number;
  readonly height: number;
  /** Whether the image moves. Its first image was read. */
  readonly isAnimated: boolean;
  /** The image, at most 1600 pixels on a side. */
  readonly preview: ImageBitmap;
  /** The degraded views, which take longer than the rest; `undefined` where they were not asked for, or gave no answer. */
  readonly degrading: Promise<readonly DegradedCode[] | undefined>;
}

/**
 * Why there is nothing to read: `not-a-picture`: no image at all; `vector`: SVG, which has no pixels; `unknown-format`: a
 * image that this browser cannot open; `broken`: one that is damaged; `too-large`: over `MAX_BYTES` or `MAX_PIXELS`;
 * `no-code`: no code found; `unreadable`: a code that no decoder can read; `other-code`: a code of another kind,
 * such as a bar code; `slow`: no answer in time; `failed`: the decoders could not be loaded, or broke down.
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
  | 'slow'
  | 'failed';

/** Nothing was read. */
export interface NoCode {
  readonly kind: 'none';
  readonly reason: NoCodeReason;
  /** Kind of another code, as people call it: `EAN-13`. */
  readonly format?: string;
  /** The image, where it could be opened. */
  readonly preview?: ImageBitmap;
}

/** The largest file that is opened. */
export const MAX_BYTES = 50_000_000;

/** The largest image that is opened, in pixels. */
export const MAX_PIXELS = 64_000_000;
