/** In image pixels from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In image pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Corners of a pattern without its quiet zone, clockwise from the pattern's own top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** RGBA pixels, four bytes each; an `ImageData` is one. */
export interface ImagePixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels after {@link toPixels}: a plain object whose bytes are clamped. */
export interface Pixels extends ImagePixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** zxing (WebAssembly), jsQR, and the decoder of `qr`. None shares code with another. */
export const DECODERS = ['zxing', 'jsqr', 'qr'] as const;
export type DecoderName = (typeof DECODERS)[number];

/** Position of a code in a set of codes (structured append). */
export interface CodePart {
  /** Starts at 1. */
  readonly number: number;
  readonly of: number;
}

/**
 * Why the text alone does not produce the same code again: `gs1`: the code starts with a GS1 mark, which text cannot
 * contain; `part`: it is part of a set; `bytes`: its bytes are not UTF-8.
 */
export type NotEncodable = 'gs1' | 'part' | 'bytes';

export interface DecodedContent {
  /** The bytes decoded in the declared or the most likely character set. */
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly part: CodePart | undefined;
  readonly isGs1: boolean;
  /** Why encoding `text` would give another content; `undefined` where it gives the same. */
  readonly notEncodable: NotEncodable | undefined;
}

export interface DecodedCode extends DecodedContent {
  /** Common name of the kind of code: `QR`, `Micro QR`, `EAN-13`, `Data Matrix`. */
  readonly format: string;
  readonly corners: Corners;
  readonly decoder: DecoderName;
  /** Modules per side of a QR code; `undefined` for other formats. */
  readonly modules: number | undefined;
}
