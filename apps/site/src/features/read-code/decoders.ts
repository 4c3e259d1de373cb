import jsQR from 'jsqr';
import { readBarcodes, type ReadResult, type ReaderOptions } from 'zxing-wasm/reader';
import type { Corners, Pixels } from './code-reading.ts';
import { blur, shrink } from './pixels.ts';

/** What zxing found, with what it can tell of the code. */
export type ZxingResult = ReadResult;

/** Reads a picture by zxing, which has to be prepared (`prepareZXingModule`). */
export async function readByZxing(
  { data, width, height }: Pixels,
  options: ReaderOptions = { formats: ['QRCode'] },
): Promise<readonly ZxingResult[]> {
  return readBarcodes({ data, width, height, colorSpace: 'srgb' }, options);
}

/** What jsQR found. */
export interface JsqrResult {
  readonly text: string;
  readonly modules: number;
  readonly corners: Corners;
}

/** Reads a picture by jsQR: a code of dark modules on a light ground only, as many phones do. */
export function readByJsqr({ data, width, height }: Pixels): JsqrResult | undefined {
  const found = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  if (!found) return undefined;
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
  return {
    // It leaves the text empty where it is no UTF-8.
    text: found.data === '' ? latin1(found.binaryData) : found.data,
    modules: 17 + 4 * found.version,
    corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner],
  };
}

/** Whether jsQR reads a text in one of three views of a picture: a phone has as many tries as its camera has pictures. */
export function jsqrReads(pixels: Pixels, text: string): boolean {
  const views = [() => pixels, () => blur(pixels, 1), () => shrink(pixels, 1.5)];
  return views.some((view) => readByJsqr(view())?.text === text);
}

/** Whether zxing reads a text in a picture. */
export async function zxingReads(pixels: Pixels, text: string): Promise<boolean> {
  return (await readByZxing(pixels)).some((found) => found.isValid && found.text === text);
}

function latin1(bytes: readonly number[]): string {
  return String.fromCharCode(...bytes);
}
