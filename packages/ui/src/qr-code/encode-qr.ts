import { encodeCode, toPath } from './codes.js';

/** Error correction level: a code scans with up to 7, 15, 25 or 30 percent missing. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** The dark modules of a code as a single SVG path. */
export interface QrPath {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  /** Path data with one unit per module and the origin at the pattern's top left. */
  readonly path: string;
}

/**
 * Encodes a text as a QR code. A lone surrogate is encoded as U+FFFD.
 *
 * @param options.level error correction. @default 'M'
 * @throws Error with the `code` `text-too-long` and the `limit` when the text exceeds the capacity of the level,
 *   `text-empty` without text.
 */
export function encodeQr(
  value: string,
  { level = 'M' }: { readonly level?: QrLevel | undefined } = {},
): QrPath {
  const code = encodeCode(value.replace(/\p{Surrogate}/gu, '\uFFFD'), { errorCorrection: level });
  return { size: code.size, path: toPath(code) };
}
