import { assertNumber, assertOneOf, assertOptional, CodesError, refuse } from '../errors.ts';
import { loadDecoders, type Decoders, cornersOf, fromZxing } from './decoders.ts';
import { opaqueViews, toPixels, boxAround, coverArea, enlarge, pad, reduce } from './pixels.ts';
import {
  DECODERS,
  type DecodedCode,
  type DecoderName,
  type ImagePixels,
  type Pixels,
  type Corners,
} from './types.ts';
import { zxingFailure } from './zxing.ts';
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import { areaOf, isInside, mapCorners, meanSide, middleOf } from './math.ts';

/** Options of each call that reads an image. */
export interface DecoderOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds to wait for a decoder that has to be downloaded, up to 2^31 - 1; the others read without it. A reader
   * waits for at most 15 s. @default 15_000
   */
  readonly decoderTimeoutMs?: number | undefined;
}

export interface ReadOptions extends DecoderOptions {
  /** Decoders to try. jsQR alone reads what most phones read: dark modules on a light background. @default all */
  readonly decoders?: readonly DecoderName[] | undefined;
  /** Number of codes to stop at; with one the image is searched once. @default all */
  readonly maxCodes?: number | undefined;
}

/** Timers end at once after a longer time. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** @throws CodesError for an invalid option; the reason of the signal if it is aborted */
export function assertReadOptions(options: ReadOptions): void {
  const { signal, decoderTimeoutMs = 0, decoders, maxCodes = 1 } = options;
  assertOptional('signal', signal, typeof signal?.throwIfAborted === 'function', 'an AbortSignal');
  signal?.throwIfAborted();
  assertNumber('decoderTimeoutMs', decoderTimeoutMs, { max: MAX_TIMEOUT_MS });
  assertOptional('decoders', decoders, Array.isArray(decoders), 'a list');
  for (const name of decoders ?? []) assertOneOf('decoders', name, DECODERS);
  if (decoders?.length === 0) refuse('missing-value', 'decoders', 0, [1, DECODERS.length]);
  assertNumber('maxCodes', maxCodes, { min: 1 });
}

/**
 * Reads every code of an image: QR codes first, the largest one first, then codes of other formats. A transparent image
 * is blended with white, and with black where nothing is found on white. The decoders load with the first call; where
 * WebAssembly is not available, those read that need none.
 *
 * @returns an empty list where there is no code
 * @throws CodesError for an invalid image or option; `decoder-unavailable` if none of `decoders` is available; the signal's reason if it is aborted
 */
export async function readCodes(
  image: ImagePixels,
  options: ReadOptions = {},
): Promise<readonly DecodedCode[]> {
  const { signal, decoderTimeoutMs, decoders: names, maxCodes } = options ?? {};
  assertReadOptions(options ?? {});
  const pixels = toPixels(image);
  const decoders = await loadDecoders(names ?? undefined, decoderTimeoutMs);
  if (Object.values(decoders).every((decoder) => decoder === undefined)) {
    const cause = zxingFailure();
    throw new CodesError('decoder-unavailable', `zxing did not load: ${String(cause)}`, {
      input: 'decoders',
      value: names,
      cause,
    });
  }
  for (const view of opaqueViews(pixels)) {
    const codes = await readAll(view(), decoders, maxCodes, signal);
    if (codes.length > 0) return codes;
  }
  return [];
}

async function readAll(
  pixels: Pixels,
  decoders: Decoders,
  maxCodes = Infinity,
  signal?: AbortSignal,
): Promise<readonly DecodedCode[]> {
  const found = await findQrCodes(pixels, decoders, maxCodes, signal);
  const codes = found.codes.slice(0, maxCodes);
  if (codes.length >= maxCodes) return codes;
  await pause(signal);
  codes.push(...(await findOtherFormats(pixels, decoders, codes.length > 0)));
  return codes.length > 0 ? codes : readAtOtherSizes(pixels, decoders, signal);
}

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
 * Finds the QR codes of an image. zxing reads a reduced image, then the full image, then one with a white margin,
 * because a code that fills its image has no quiet zone. Where it finds none, or is not available, jsQR is next, and
 * `qr` last. Returns the largest code first, and how many no decoder reads though their finder patterns are there.
 */
export async function findQrCodes(
  pixels: Pixels,
  { zxing, jsqr, qr }: Decoders,
  maxCodes = Infinity,
  signal?: AbortSignal,
): Promise<{ readonly codes: readonly DecodedCode[]; readonly unreadable: number }> {
  if (Math.min(pixels.width, pixels.height) < MIN_MODULES) return { codes: [], unreadable: 0 };
  const longest = Math.max(pixels.width, pixels.height);
  let unreadable: number | undefined;
  if (zxing) {
    let failed: readonly ReadResult[] = [];
    const readAll = async (view: Pixels) => {
      const options = { formats: ['QRCode' as const], maxNumberOfSymbols: 0, returnErrors: true };
      const results = await zxing(view, options);
      failed = results.filter(({ isValid }) => !isValid);
      // Without Micro QR and rMQR.
      return results
        .filter(({ isValid, format }) => isValid && format.startsWith('QRCode'))
        .map(fromZxing);
    };
    const quick = Math.max(1, longest / QUICK_SIDE);
    const small = reduceTo(pixels, QUICK_SIDE);
    const margin = Math.ceil(Math.max(small.width, small.height) / 10) + 8;
    const attempts: readonly (readonly [view: () => Pixels, scale: number, shift: number])[] = [
      [() => small, quick, 0],
      ...(quick > 1 ? [[() => pixels, 1, 0] as const] : []),
      [() => pad(small, margin), quick, margin],
    ];
    for (const [draw, scale, shift] of attempts) {
      await pause(signal);
      const view = draw();
      const codes = await findAll(view, readAll, maxCodes);
      unreadable ??= failed.length;
      if (codes.length === 0) continue;
      const beside = failed.map(cornersOf).filter((corners, index) => {
        const isQr = failed[index]?.format.startsWith('QRCode') === true && areaOf(corners) > 0;
        return isQr && !codes.some((code) => isInside(middleOf(corners), code.corners));
      });
      // A code that is bent, or turns its colors around, may be one for another decoder.
      const unread = beside.filter((corners) => {
        const crop = reduce(view, 1, boxAround(view, corners, meanSide(corners) / 4));
        return !(qr?.(crop) ?? jsqr?.(crop));
      });
      return {
        codes: largestFirst(codes.map((code) => move(code, scale, shift))),
        unreadable: unread.length,
      };
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
    if (codes.length > 0) {
      return { codes: largestFirst(codes.map((code) => move(code, scale, 0))), unreadable: 0 };
    }
  }
  return { codes: [], unreadable: unreadable ?? 0 };
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
export async function findOtherFormats(pixels: Pixels, { zxing }: Decoders, isBesideQr: boolean) {
  const small = reduceTo(pixels, QUICK_SIDE);
  const formats = isBesideQr ? [...RELIABLE_FORMATS] : [];
  const codes = await readFormats(zxing, small, pixels.width / small.width, { formats });
  return codes.filter(({ format }) => format !== 'QR');
}

/**
 * Reads a small image in which nothing was found once more: at half its size, which evens out noise, and enlarged, where
 * blurred bars and modules are wide enough.
 */
async function readAtOtherSizes(
  pixels: Pixels,
  { zxing }: Decoders,
  signal?: AbortSignal,
): Promise<readonly DecodedCode[]> {
  if (!zxing || Math.max(pixels.width, pixels.height) > QUICK_SIDE / 2) return [];
  await pause(signal);
  const codes = await readFormats(zxing, reduce(pixels, 2), 2);
  if (codes.length > 0) return codes;
  await pause(signal);
  // Enlarged noise looks like bars in more lines; usually two suffice.
  const options = { binarizer: 'GlobalHistogram', minLineCount: 3 } as const;
  return readFormats(zxing, enlarge(pixels), 0.5, options);
}

/** Reads a view with zxing, in all formats by default; `scale` leads back to the pixels of the image. */
async function readFormats(
  zxing: Decoders['zxing'],
  view: Pixels,
  scale: number,
  options: ReaderOptions = {},
): Promise<readonly DecodedCode[]> {
  const results = (await zxing?.(view, { formats: [], maxNumberOfSymbols: 0, ...options })) ?? [];
  return results
    .filter(({ isValid }) => isValid)
    .map((result) => move(fromZxing(result), scale, 0));
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

/** Lets other tasks run: an abort is heard, and a page stays alive where no worker reads. */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
