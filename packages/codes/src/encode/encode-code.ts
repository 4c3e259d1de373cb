import { encode, QrCodeDataType } from 'uqr';
import { assertNumber, assertOneOf, CodesError } from '../errors.ts';
import {
  blockStructure,
  ERROR_CORRECTIONS,
  MAX_VERSION,
  type ErrorCorrection,
} from './symbol-layout.ts';

/** A block of codewords, which is corrected on its own. Half of its correction codewords may be wrong. */
export interface CodeBlock {
  readonly dataCodewords: number;
  readonly correctionCodewords: number;
}

/** A QR code as a matrix, without its quiet zone. */
export interface Code {
  /** Modules per side. */
  readonly size: number;
  /** Row by row from the top left; 1 is dark. */
  readonly modules: Uint8Array;
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrection: ErrorCorrection;
  /** Data mask, 0 to 7. */
  readonly mask: number;
  readonly blocks: readonly CodeBlock[];
}

export interface EncodeOptions {
  /** @default 'M' */
  readonly errorCorrection?: ErrorCorrection | undefined;
  /** Smallest version, 1 to 40. @default 1 */
  readonly minVersion?: number | undefined;
  /** Data mask, 0 to 7. @default the one with the lowest penalty */
  readonly mask?: number | undefined;
}

/** The latest code: a page often draws the same text in several places at once. */
let latest: { readonly key: string; readonly code: Code } | undefined;

/**
 * Encodes text as a QR code of the smallest version that holds it, in one segment: digits, the 45 characters of the
 * alphanumeric mode, or UTF-8.
 *
 * @throws CodesError `text-empty`, `lone-surrogate`, `text-too-long` with the limit in characters or bytes,
 *   `unknown-value`, `out-of-range` or `not-finite`
 */
export function encodeCode(
  text: string,
  { errorCorrection = 'M', minVersion = 1, mask }: EncodeOptions = {},
): Code {
  assertOneOf('errorCorrection', errorCorrection, ERROR_CORRECTIONS);
  assertNumber('minVersion', minVersion, { min: 1, max: MAX_VERSION, isInteger: true });
  if (mask !== undefined) assertNumber('mask', mask, { min: 0, max: 7, isInteger: true });
  const key = [errorCorrection, minVersion, mask, text].join();
  if (latest?.key === key) return latest.code;
  assertText(text, errorCorrection);
  const encoded = encode(text, {
    ecc: errorCorrection,
    minVersion,
    maskPattern: mask ?? -1,
    border: 0,
  });
  const { size, version } = encoded;
  const code: Code = {
    size,
    modules: Uint8Array.from(encoded.data.flat(), Number),
    version,
    errorCorrection,
    mask: encoded.maskPattern,
    blocks: blocksOf(version, errorCorrection, encoded.types),
  };
  latest = { key, code };
  return code;
}

/** Codewords of a version 40 code. */
const MAX_CODEWORDS = 3706;

/** The modes of ISO/IEC 18004: which texts they hold, bits of the header in version 40, characters in a number of bits. */
const MODES = [
  {
    unit: 'digits',
    holds: /^\d*$/,
    header: 18,
    fit: (bits: number) => 3 * Math.floor(bits / 10) + Math.floor(Math.max(0, (bits % 10) - 1) / 3),
  },
  {
    unit: 'characters',
    holds: /^[A-Z\d $%*+./:-]*$/,
    header: 17,
    fit: (bits: number) => 2 * Math.floor(bits / 11) + Math.floor((bits % 11) / 6),
  },
  { unit: 'bytes', holds: /^/, header: 20, fit: (bits: number) => Math.floor(bits / 8) },
] as const;

function assertText(text: string, errorCorrection: ErrorCorrection): void {
  if (text === '') throw new CodesError('text-empty', 'A code needs a text.', { input: 'text' });
  if (/\p{Surrogate}/u.test(text)) {
    throw new CodesError(
      'lone-surrogate',
      'The text has half of a surrogate pair, which UTF-8 cannot encode. Replace it by U+FFFD.',
      { input: 'text' },
    );
  }
  const { unit, header, fit } = MODES.find(({ holds }) => holds.test(text)) ?? MODES[2];
  const { count, correction } = blockStructure(MAX_VERSION, errorCorrection);
  const limit = fit((MAX_CODEWORDS - count * correction) * 8 - header);
  const length = unit === 'bytes' ? new TextEncoder().encode(text).length : text.length;
  if (length <= limit) return;
  throw new CodesError(
    'text-too-long',
    `The text has ${length} ${unit}; a code of level ${errorCorrection} holds ${limit}. Shorten the text or choose a lower level.`,
    { input: 'text', value: length, limit },
  );
}

function blocksOf(
  version: number,
  errorCorrection: ErrorCorrection,
  types: readonly (readonly QrCodeDataType[])[],
): readonly CodeBlock[] {
  const { count, correction } = blockStructure(version, errorCorrection);
  const dataModules = types.flat().filter((type) => type === QrCodeDataType.Data).length;
  const data = Math.floor(dataModules / 8) - count * correction;
  return Array.from({ length: count }, (_, index) => ({
    // Later blocks have one more where the codewords do not divide evenly.
    dataCodewords: Math.floor((data + index) / count),
    correctionCodewords: correction,
  }));
}
