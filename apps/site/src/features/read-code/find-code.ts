import type { ReadResult } from 'zxing-wasm/reader';
import type { CodeData, Corners, NoCodeReason, Pixels } from './code-reading.ts';
import { extraOf, readByJsqr, readByQr, readByZxing, zxingData } from './decoders.ts';
import { areaOf, mapCorners } from './perspective.ts';
import { cover, pad, shrink } from './pixels.ts';

export interface FoundCode extends CodeData {
  readonly corners: Corners;
  readonly modules: number;
  readonly codes: number;
}

export interface NothingFound {
  readonly reason: Extract<NoCodeReason, 'no-code' | 'unreadable' | 'other-code'>;
  readonly format?: string;
}

/** Modules per side of the smallest code, and so pixels of the smallest possible image. */
const LEAST_MODULES = 21;

/** Longest side of the first, fast attempt, in pixels. It finds most codes. */
const QUICK_SIDE = 1600;

/** Longest sides for jsQR, in pixels. Small first: jsQR is slow on detailed images without a code. */
const JSQR_SIDES = [700, 1600] as const;

const QR_SIDE = 1600;

/** Maximum number of readings with all found codes painted over: zxing gives up after some combinations of corners. */
const MOST_ROUNDS = 40;

/**
 * Finds the code with the largest area. zxing reads a reduced image, then the full image, then one with a white margin,
 * because a code that fills its image has no quiet zone; jsQR is next, and `qr` last.
 */
export async function findCode(pixels: Pixels): Promise<FoundCode | NothingFound> {
  if (Math.min(pixels.width, pixels.height) < LEAST_MODULES) {
    return (await findOther(pixels)) ?? { reason: 'no-code' };
  }
  const longest = Math.max(pixels.width, pixels.height);
  const quick = Math.max(1, longest / QUICK_SIDE);
  const small = quick > 1 ? shrink(pixels, quick) : pixels;
  const margin = Math.ceil(Math.max(small.width, small.height) / 10) + 8;
  const attempts: readonly (readonly [view: () => Pixels, scale: number, shift: number])[] = [
    [() => small, quick, 0],
    ...(quick > 1 ? [[() => pixels, 1, 0] as const] : []),
    [() => pad(small, margin), quick, margin],
  ];
  for (const [view, scale, shift] of attempts) {
    const seen = await findAll(view());
    const largest = largestOf(seen);
    if (!largest) continue;
    return {
      ...zxingData(largest),
      corners: move(cornersOf(largest), scale, shift),
      modules: modulesOf(largest),
      codes: seen.length,
    };
  }
  const others = [
    ...JSQR_SIDES.map((side) => [side, readByJsqr] as const),
    [QR_SIDE, readByQr] as const,
  ];
  for (const [side, read] of others) {
    const scale = Math.max(1, longest / side);
    const seen = read(scale > 1 ? shrink(pixels, scale) : pixels);
    if (seen) return { ...seen, corners: move(seen.corners, scale, 0), codes: 1 };
  }
  return (
    (await findOther(small)) ?? {
      reason: (await isSomethingThere(small)) ? 'unreadable' : 'no-code',
    }
  );
}

async function findAll(pixels: Pixels): Promise<readonly ReadResult[]> {
  const { width, height } = pixels;
  const all: ReadResult[] = [];
  let view = pixels;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const read = await readByZxing(view, { formats: ['QRCode'], maxNumberOfSymbols: 0 });
    // Without Micro QR and rMQR.
    const seen = read.filter(({ isValid, format }) => isValid && format.startsWith('QRCode'));
    all.push(...seen);
    // A single code is nearly always the only one. Where there are several, zxing may have missed more.
    if (seen.length === 0 || all.length === 1) break;
    // An `ImageData` has no own properties to spread.
    if (view === pixels) view = { data: pixels.data.slice(), width, height };
    for (const found of seen) cover(view, cornersOf(found));
  }
  return all;
}

async function findOther(pixels: Pixels): Promise<NothingFound | undefined> {
  const results = await readByZxing(pixels, { formats: [], maxNumberOfSymbols: 1 });
  const other = results.find(({ isValid }) => isValid);
  return other && { reason: 'other-code', format: nameOf(other.format) };
}

const NAMES: Readonly<Record<string, string>> = {
  MicroQRCode: 'Micro QR',
  RMQRCode: 'rMQR',
  QRCode: 'QR',
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

/** Returns the common name of a kind of code: `Code 128` for `Code128`. */
function nameOf(format: string): string {
  return NAMES[format] ?? format.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ');
}

async function isSomethingThere(pixels: Pixels): Promise<boolean> {
  const results = await readByZxing(pixels, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    returnErrors: true,
  });
  return results.length > 0;
}

/** Returns the code with the largest area. */
export function largestOf(codes: readonly ReadResult[]): ReadResult | undefined {
  return codes.toSorted((a, b) => areaOf(cornersOf(b)) - areaOf(cornersOf(a)))[0];
}

export function cornersOf({ position }: ReadResult): Corners {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [topLeft, topRight, bottomRight, bottomLeft];
}

export function modulesOf(found: ReadResult): number {
  return 17 + 4 * Number(extraOf(found).Version);
}

function move(corners: Corners, scale: number, shift: number): Corners {
  return mapCorners(corners, ({ x, y }) => ({ x: (x - shift) * scale, y: (y - shift) * scale }));
}
