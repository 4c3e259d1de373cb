import jsQR from 'jsqr';
import decodeQr from 'qr/decode.js';
import { readBarcodes, type ReadResult, type ReaderOptions } from 'zxing-wasm/reader';
import { areSameBytes, codeDataOf, decodeLatin1 } from './code-data.ts';
import type { CodeData, Corners, Pixels } from './code-reading.ts';
import { blur, shrink } from './pixels.ts';

/** Reads an image with zxing. Call `prepareZXingModule` first. */
export async function readByZxing(
  { data, width, height }: Pixels,
  options: ReaderOptions = { formats: ['QRCode'] },
): Promise<readonly ReadResult[]> {
  // Other modes replace control characters by words, and add brackets to GS1 content.
  return readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    { textMode: 'Plain', ...options },
  );
}

interface ZxingExtra {
  readonly Version?: string;
  readonly ECLevel?: string;
  readonly DataMask?: number;
}

export function extraOf({ extra }: ReadResult): ZxingExtra {
  return JSON.parse(extra === '' ? '{}' : extra) as ZxingExtra;
}

/** QR codes with a GS1 mark in first or second position, with and without ECI. */
const GS1_IDENTIFIERS: ReadonlySet<string> = new Set([']Q3', ']Q4', ']Q5', ']Q6']);

export function zxingData(found: ReadResult): CodeData {
  const { bytes, text, hasECI, sequenceSize, sequenceIndex, symbologyIdentifier } = found;
  return codeDataOf({
    bytes,
    text,
    hasCharacterSet: hasECI,
    isGs1: GS1_IDENTIFIERS.has(symbologyIdentifier),
    ...(sequenceSize > 1 && { part: { number: sequenceIndex + 1, of: sequenceSize } }),
  });
}

export interface OtherResult extends CodeData {
  readonly modules: number;
  readonly corners: Corners;
}

/** Reads an image with jsQR: only dark modules on a light background, as many phones do. */
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

/** Time limit in milliseconds and number of hypotheses, both higher than for a camera frame. */
const QR_LIMITS = { timeLimit: 300, effort: 4 } as const;

/** Reads an image with the decoder of `qr`, which finds codes on cloth and bottles that both others miss. */
export function readByQr({ data, width, height }: Pixels): OtherResult | undefined {
  let corners: Corners | undefined;
  let modules = 0;
  let text: string;
  try {
    text = decodeQr(
      { data, width, height },
      {
        ...QR_LIMITS,
        // One character per byte, to get the bytes back from the text.
        textDecoder: decodeLatin1,
        pointsOnDetect: ({ bounds }, result) => {
          if (typeof result === 'string') corners = bounds;
        },
        imageOnResult: (grid) => {
          modules = grid.width;
        },
      },
    );
  } catch {
    // `decodeQr` throws where it finds no code.
    return undefined;
  }
  if (!corners || modules === 0) return undefined;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return { ...codeDataOf({ bytes }), modules, corners };
}

export type Wanted = Pick<CodeData, 'bytes' | 'isGs1' | 'part'>;

/**
 * Whether another decoder than zxing reads a code with dark modules: jsQR in one of three views, since a phone has a
 * new attempt with each camera frame, else `qr`, which tolerates bent paper as phones do. `qr` also reads light
 * modules, so it is not tried for inverted codes.
 */
export function otherReads(pixels: Pixels, wanted: Wanted, isInverted: boolean): boolean {
  // Neither supports structured append: a success counts, but not the content.
  const isWanted = (found: OtherResult | undefined) =>
    found !== undefined &&
    (wanted.part !== undefined || areSameBytes(found.bytes, wanted.bytes, wanted.isGs1));
  const views = [() => pixels, () => blur(pixels, 1), () => shrink(pixels, 1.5)];
  return (
    views.some((view) => isWanted(readByJsqr(view()))) ||
    (!isInverted && isWanted(readByQr(pixels)))
  );
}

export async function zxingReads(pixels: Pixels, wanted: Wanted): Promise<boolean> {
  return (await readByZxing(pixels)).some(
    (found) => found.isValid && areSameBytes(found.bytes, wanted.bytes, wanted.isGs1),
  );
}
