import jsQR from 'jsqr';
import decodeQr from 'qr/decode.js';
import { readBarcodes, type ReadResult, type ReaderOptions } from 'zxing-wasm/reader';
import { areSameBytes, codeDataOf } from './code-data.ts';
import type { CodeData, Corners, Pixels } from './code-reading.ts';
import { blur, shrink } from './pixels.ts';

/** What zxing found, with its measures of the code. */
export type ZxingResult = ReadResult;

/** Reads an image by zxing, which has to be prepared (`prepareZXingModule`). */
export async function readByZxing(
  { data, width, height }: Pixels,
  options: ReaderOptions = { formats: ['QRCode'] },
): Promise<readonly ZxingResult[]> {
  // Plain: other modes write signs in words, and GS1 in brackets, which no code holds.
  return readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    { textMode: 'Plain', ...options },
  );
}

/** What zxing says of a QR code, as JSON in `extra`. */
interface ZxingExtra {
  readonly Version?: string;
  readonly ECLevel?: string;
  readonly DataMask?: number;
}

/** What zxing says of a code beyond its text. */
export function extraOf({ extra }: ZxingResult): ZxingExtra {
  return JSON.parse(extra === '' ? '{}' : extra) as ZxingExtra;
}

/** Symbology identifiers of QR codes with a mark for GS1 in first or second position, with and without ECI. */
const GS1_IDENTIFIERS: ReadonlySet<string> = new Set([']Q3', ']Q4', ']Q5', ']Q6']);

/** What zxing read. */
export function zxingData(found: ZxingResult): CodeData {
  const { bytes, text, hasECI, sequenceSize, sequenceIndex, symbologyIdentifier } = found;
  return codeDataOf({
    bytes,
    text,
    hasCharacterSet: hasECI,
    isGs1: GS1_IDENTIFIERS.has(symbologyIdentifier),
    ...(sequenceSize > 1 && { part: { number: sequenceIndex + 1, of: sequenceSize } }),
  });
}

/** What another decoder found. */
export interface OtherResult extends CodeData {
  readonly modules: number;
  readonly corners: Corners;
}

/** Reads an image by jsQR: a code of dark modules on a light ground only, as many phones do. */
export function readByJsqr({ data, width, height }: Pixels): OtherResult | undefined {
  const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  if (!found) return undefined;
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
  return {
    ...codeDataOf({ bytes: Uint8Array.from(found.binaryData) }),
    modules: 17 + 4 * found.version,
    corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner],
  };
}

/** Milliseconds that `qr` may search, and how many hypotheses it follows: more than for the frame of a camera. */
const QR_LIMITS = { timeLimit: 300, effort: 4 } as const;

/** Reads an image by the decoder of `qr`, which finds codes on cloth and bottles that both others miss. */
export function readByQr({ data, width, height }: Pixels): OtherResult | undefined {
  let corners: Corners | undefined;
  let modules = 0;
  let text: string;
  try {
    text = decodeQr(
      { data, width, height },
      {
        ...QR_LIMITS,
        // Byte by byte, so that the text is the bytes.
        textDecoder: (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
        pointsOnDetect: ({ bounds }, result) => {
          if (typeof result === 'string') corners = bounds;
        },
        imageOnResult: (grid) => {
          modules = grid.width;
        },
      },
    );
  } catch {
    // The decoder throws where it finds no code.
    return undefined;
  }
  if (!corners || modules === 0) return undefined;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return { ...codeDataOf({ bytes }), modules, corners };
}

/** The code that a decoder has to read. */
export type Wanted = Pick<CodeData, 'bytes' | 'isGs1' | 'part'>;

/**
 * Whether a decoder beside zxing reads a code of dark modules in an image: jsQR in one of three views, for a phone has as many
 * tries as its camera has images, else `qr`, which follows bent paper as phones do. `qr` reads light modules too, and
 * is not asked for those.
 */
export function otherReads(pixels: Pixels, wanted: Wanted, isInverted: boolean): boolean {
  // Neither knows of parts: what they correct is right, what they read of it is not.
  const isWanted = (found: OtherResult | undefined) =>
    found !== undefined &&
    (wanted.part !== undefined || areSameBytes(found.bytes, wanted.bytes, wanted.isGs1));
  const views = [() => pixels, () => blur(pixels, 1), () => shrink(pixels, 1.5)];
  return (
    views.some((view) => isWanted(readByJsqr(view()))) ||
    (!isInverted && isWanted(readByQr(pixels)))
  );
}

/** Whether zxing reads a code in an image. */
export async function zxingReads(pixels: Pixels, wanted: Wanted): Promise<boolean> {
  return (await readByZxing(pixels)).some(
    (found) => found.isValid && areSameBytes(found.bytes, wanted.bytes, wanted.isGs1),
  );
}
