import { fromZxing, type Decoders } from './decoders.ts';
import { areaOf, mapCorners } from './geometry.ts';
import { pause } from './pause.ts';
import { coverArea, pad, reduce } from './pixels.ts';
import type { Corners, DecodedCode, Pixels } from './types.ts';

/** Modules per side of the smallest code, and so pixels of the smallest possible image. */
const MIN_MODULES = 21;

/** Longest side of the first, fast attempt, in pixels. It finds most codes. */
const QUICK_SIDE = 1600;

/** Longest sides for jsQR, in pixels. Small first: jsQR is slow on detailed images without a code. */
const JSQR_SIDES = [700, 1600] as const;

const QR_SIDE = 1600;

/** Maximum number of readings with all found codes painted over: zxing gives up after some combinations of corners. */
const MAX_ROUNDS = 40;

/**
 * Finds the QR codes of an image, the one with the largest area first. zxing reads a reduced image, then the full
 * image, then one with a white margin, because a code that fills its image has no quiet zone. Where it finds none, or
 * is not available, jsQR is next, and `qr` last.
 */
export async function findQrCodes(
  pixels: Pixels,
  { zxing, jsqr, qr }: Decoders,
  maxCodes = Infinity,
  signal?: AbortSignal,
): Promise<readonly DecodedCode[]> {
  if (Math.min(pixels.width, pixels.height) < MIN_MODULES) return [];
  const longest = Math.max(pixels.width, pixels.height);
  if (zxing) {
    const readAll = async (view: Pixels) =>
      (await zxing(view, { formats: ['QRCode'], maxNumberOfSymbols: 0 }))
        // Without Micro QR and rMQR.
        .filter(({ isValid, format }) => isValid && format.startsWith('QRCode'))
        .map(fromZxing);
    const quick = Math.max(1, longest / QUICK_SIDE);
    const small = reduceTo(pixels, QUICK_SIDE);
    const margin = Math.ceil(Math.max(small.width, small.height) / 10) + 8;
    const attempts: readonly (readonly [view: () => Pixels, scale: number, shift: number])[] = [
      [() => small, quick, 0],
      ...(quick > 1 ? [[() => pixels, 1, 0] as const] : []),
      [() => pad(small, margin), quick, margin],
    ];
    for (const [view, scale, shift] of attempts) {
      await pause(signal);
      const codes = await findAll(view(), readAll, maxCodes);
      if (codes.length > 0) return largestFirst(codes.map((code) => move(code, scale, shift)));
    }
  }
  const attempts = [
    // A small image is the same at each side.
    ...JSQR_SIDES.filter((_, index) => index === 0 || longest > (JSQR_SIDES[index - 1] ?? 0)).map(
      (side) => [side, jsqr] as const,
    ),
    [QR_SIDE, qr] as const,
  ];
  for (const [side, read] of attempts) {
    await pause(signal);
    const readOne = (view: Pixels) => [read?.(view)].filter((code) => code !== undefined);
    const small = reduceTo(pixels, side);
    const codes = zxing ? readOne(small) : await findAll(small, readOne, maxCodes);
    const scale = Math.max(1, longest / side);
    if (codes.length > 0) return largestFirst(codes.map((code) => move(code, scale, 0)));
  }
  return [];
}

/** Reads until nothing more is found. */
async function findAll(
  pixels: Pixels,
  read: (view: Pixels) => readonly DecodedCode[] | Promise<readonly DecodedCode[]>,
  maxCodes: number,
): Promise<readonly DecodedCode[]> {
  const all: DecodedCode[] = [];
  let view = pixels;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const codes = await read(view);
    all.push(...codes);
    const [first] = codes;
    // A single code of zxing is nearly always the only one. Where there are several, it may have missed more.
    if (!first || all.length >= maxCodes || (all.length === 1 && first.decoder === 'zxing')) break;
    if (view === pixels) view = { ...pixels, data: pixels.data.slice() };
    for (const { corners } of codes) coverArea(view, corners);
  }
  return all;
}

/** Formats whose check digits or error correction exclude false reads next to a QR code. */
const RELIABLE_FORMATS = ['AllMatrix', 'EAN13', 'UPCA', 'Code128'] as const;

/** Finds codes of other formats. Beside a QR code only those that noise never looks like. */
export async function findOtherFormats(
  pixels: Pixels,
  { zxing }: Decoders,
  isBesideQr: boolean,
): Promise<readonly DecodedCode[]> {
  const small = reduceTo(pixels, QUICK_SIDE);
  const results = await zxing?.(small, {
    formats: isBesideQr ? [...RELIABLE_FORMATS] : [],
    maxNumberOfSymbols: 0,
  });
  const scale = pixels.width / small.width;
  return (results ?? [])
    .filter(({ isValid, format }) => isValid && !format.startsWith('QRCode'))
    .map((result) => move(fromZxing(result), scale, 0));
}

/** Whether there is a QR code that no decoder reads. */
export async function hasUnreadableCode(pixels: Pixels, { zxing }: Decoders): Promise<boolean> {
  const results = await zxing?.(reduceTo(pixels, QUICK_SIDE), {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    returnErrors: true,
  });
  return results !== undefined && results.length > 0;
}

function reduceTo(pixels: Pixels, side: number): Pixels {
  const longest = Math.max(pixels.width, pixels.height);
  return longest > side ? reduce(pixels, longest / side) : pixels;
}

function largestFirst(codes: readonly DecodedCode[]): readonly DecodedCode[] {
  return codes.toSorted((a, b) => areaOf(b.corners) - areaOf(a.corners));
}

function move(code: DecodedCode, scale: number, shift: number): DecodedCode {
  const corners: Corners = mapCorners(code.corners, ({ x, y }) => ({
    x: (x - shift) * scale,
    y: (y - shift) * scale,
  }));
  return { ...code, corners };
}
