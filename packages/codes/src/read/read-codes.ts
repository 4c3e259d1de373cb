import { assertNumber, assertOneOf, CodesError, refuse } from '../errors.ts';
import { pause, findOtherFormats, findQrCodes } from './find-codes.ts';
import { loadDecoders, type Decoders } from './decoders.ts';
import { opaqueViews, toPixels } from './pixels.ts';
import {
  DECODERS,
  type DecodedCode,
  type DecoderName,
  type ImagePixels,
  type Pixels,
} from './types.ts';
import { zxingFailure } from './zxing.ts';

/** Options of each call that reads an image. */
export interface DecoderOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds to wait for a decoder that has to be downloaded; the others read without it. @default 15_000 */
  readonly decoderTimeoutMs?: number | undefined;
}

export interface ReadOptions extends DecoderOptions {
  /** Decoders to try. jsQR alone reads what most phones read: dark modules on a light background. @default all */
  readonly decoders?: readonly DecoderName[] | undefined;
  /** Number of codes to stop at; with one the image is searched once. @default all */
  readonly maxCodes?: number | undefined;
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
  signal?.throwIfAborted();
  const pixels = toPixels(image);
  for (const name of names ?? []) assertOneOf('decoders', name, DECODERS);
  if (names?.length === 0) {
    refuse('missing-value', 'decoders', 0, [1, DECODERS.length]);
  }
  if (maxCodes !== undefined) assertNumber('maxCodes', maxCodes, { min: 1 });
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
  return [...codes, ...(await findOtherFormats(pixels, decoders, codes.length > 0))];
}
