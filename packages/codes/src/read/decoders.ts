import type { ReadResult } from 'zxing-wasm/reader';
import {
  DECODERS,
  type Corners,
  type DecodedCode,
  type DecodedContent,
  type DecoderName,
  type Pixels,
  type CodePart,
  type NotEncodable,
} from './types.ts';
import { areaOf, mapCorners } from './math.ts';
import { blur, reduce } from './pixels.ts';
import { loadZxing, type ReadWithZxing } from './zxing.ts';

type ReadOne = (pixels: Pixels) => DecodedCode | undefined;

/** Loaded decoders. One that was not asked for, or that is not available here, is `undefined`. */
export interface Decoders {
  readonly zxing: ReadWithZxing | undefined;
  readonly jsqr: ReadOne | undefined;
  readonly qr: ReadOne | undefined;
}

/** Loads decoders with the first call; all but zxing need no WebAssembly. */
export async function loadDecoders(
  names: readonly DecoderName[] = DECODERS,
  timeoutMs?: number,
): Promise<Decoders> {
  const [zxing, jsqr, qr] = await Promise.all([
    names.includes('zxing') ? loadZxing(timeoutMs) : undefined,
    names.includes('jsqr') ? loadJsqr() : undefined,
    names.includes('qr') ? loadQr() : undefined,
  ]);
  return { zxing, jsqr, qr };
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

export function fromZxing(result: ReadResult): DecodedCode {
  const { bytes, text, format, hasECI, sequenceSize, sequenceIndex, symbologyIdentifier } = result;
  const name = formatName(format);
  return {
    ...decodedContent({
      bytes,
      text,
      hasCharacterSet: hasECI,
      isGs1: GS1_IDENTIFIERS.has(symbologyIdentifier),
      ...(sequenceSize > 1 && { part: { number: sequenceIndex + 1, of: sequenceSize } }),
    }),
    format: name,
    corners: cornersOf(result),
    decoder: 'zxing',
    modules: name === 'QR' ? 17 + 4 * Number(extraOf(result).Version) : undefined,
  };
}

export function cornersOf({ position }: ReadResult): Corners {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [topLeft, topRight, bottomRight, bottomLeft];
}

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  MicroQRCode: 'Micro QR',
  RMQRCode: 'rMQR',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  ITF14: 'ITF-14',
  DataMatrix: 'Data Matrix',
  AztecCode: 'Aztec',
  AztecRune: 'Aztec Rune',
  DXFilmEdge: 'DX Film Edge',
};

/** Returns the common name of a format of zxing: `Code 128` for `Code128`. */
function formatName(format: string): string {
  if (format.startsWith('QRCode')) return 'QR';
  return FORMAT_NAMES[format] ?? format.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

/** JsQR, for dark modules on a light background only, as many phones read. */
async function loadJsqr(): Promise<ReadOne> {
  const { default: jsQR } = await import('jsqr');
  return ({ data, width, height }) => {
    const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
    if (!found) return undefined;
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
    return {
      ...decodedContent({ bytes: Uint8Array.from(found.binaryData) }),
      format: 'QR',
      corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner],
      decoder: 'jsqr',
      modules: 17 + 4 * found.version,
    };
  };
}

/** Time limit in milliseconds and number of hypotheses, both higher than for a camera frame. */
const QR_LIMITS = { timeLimit: 300, effort: 4 } as const;

/** The decoder of `qr`, which finds codes on cloth and bottles that both others miss. */
async function loadQr(): Promise<ReadOne> {
  const { default: decodeQr } = await import('qr/decode.js');
  return ({ data, width, height }) => {
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
    return { ...decodedContent({ bytes }), format: 'QR', corners, decoder: 'qr', modules };
  };
}

export type ExpectedContent = Pick<DecodedContent, 'bytes' | 'isGs1' | 'part'>;

/**
 * Whether another decoder than zxing reads a code with dark modules: `qr`, which tolerates bent paper as phones do, or
 * jsQR in one of three views, since a phone has a new attempt with each camera frame. `qr` is first because it is ten
 * times as fast. It also reads light modules, so it is not tried for inverted codes.
 */
export function isReadByOther(
  { jsqr, qr }: Decoders,
  pixels: Pixels,
  expected: ExpectedContent,
  isInverted: boolean,
): boolean {
  // Neither supports structured append: a success counts, but not the content.
  const isExpected = (code: DecodedCode | undefined) =>
    code !== undefined &&
    (expected.part !== undefined || areSameBytes(code.bytes, expected.bytes, expected.isGs1));
  const views = [() => pixels, () => blur(pixels, 1), () => reduce(pixels, 1.5)];
  return (
    (!isInverted && isExpected(qr?.(pixels))) || views.some((view) => isExpected(jsqr?.(view())))
  );
}

/** Half the side of the blocks, in pixels, by whose brightness zxing tells dark from light. */
const HALF_BLOCK = 4;

/**
 * Reads with zxing the code that was found, not another one next to it. Modules that lie exactly on its blocks, as those
 * of 8 pixels do, are flat but for the noise of a JPEG, which it then reads: it tries again half a block further.
 */
export async function readByZxing(
  { zxing }: Decoders,
  pixels: Pixels,
  expected: ExpectedContent,
): Promise<ReadResult | undefined> {
  for (const shift of [0, HALF_BLOCK]) {
    const { width, height } = pixels;
    const box = { x: shift, y: shift, width: width - shift, height: height - shift };
    const view = shift === 0 ? pixels : reduce(pixels, 1, box);
    const found = (await zxing?.(view, { formats: ['QRCode'], maxNumberOfSymbols: 0 }))
      ?.filter(
        (result) => result.isValid && areSameBytes(result.bytes, expected.bytes, expected.isGs1),
      )
      .toSorted((a, b) => areaOf(cornersOf(b)) - areaOf(cornersOf(a)))[0];
    if (found) return shift === 0 ? found : moved(found, shift);
  }
  return undefined;
}

function moved(result: ReadResult, shift: number): ReadResult {
  const corners = mapCorners(cornersOf(result), ({ x, y }) => ({ x: x + shift, y: y + shift }));
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return { ...result, position: { topLeft, topRight, bottomRight, bottomLeft } };
}

export interface DecodedBytes {
  readonly bytes: Uint8Array;
  /** Text in the character set that the decoder knows. Without it, UTF-8 or Latin-1 is assumed. */
  readonly text?: string;
  readonly part?: CodePart;
  readonly isGs1?: boolean;
  /** Whether the code declares its character set (ECI), so that `text` is exact. */
  readonly hasCharacterSet?: boolean;
}

export function decodedContent({
  bytes,
  text,
  part,
  isGs1 = false,
  hasCharacterSet = false,
}: DecodedBytes): DecodedContent {
  const utf8 = decodeUtf8(bytes);
  return {
    text: (hasCharacterSet ? text : utf8) ?? text ?? decodeLatin1(bytes),
    bytes,
    part,
    isGs1,
    notEncodable: obstacleOf(part, isGs1, utf8 !== undefined || hasCharacterSet),
  };
}

function obstacleOf(
  part: CodePart | undefined,
  isGs1: boolean,
  isText: boolean,
): NotEncodable | undefined {
  if (part) return 'part';
  if (isGs1) return 'gs1';
  return isText ? undefined : 'bytes';
}

/** Whether two decoders read the same bytes. Some return the field separator of GS1 as `%`. */
export function areSameBytes(a: Uint8Array, b: Uint8Array, isGs1: boolean): boolean {
  const separator = (byte: number | undefined) =>
    isGs1 && byte === PERCENT ? GROUP_SEPARATOR : byte;
  return a.length === b.length && a.every((byte, index) => separator(byte) === separator(b[index]));
}

const PERCENT = 0x25;
const GROUP_SEPARATOR = 0x1d;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    // A byte order mark belongs to the content: a decoder that drops it returns another text.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Real Latin-1, where the label `latin1` of `TextDecoder` means Windows-1252. */
export function decodeLatin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
