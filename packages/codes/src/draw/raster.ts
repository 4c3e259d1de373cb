import { assertNumber } from '../errors.ts';
import type { CodeDrawing } from './draw-code.ts';
import type { Modules } from './outline-path.ts';
import type { PixelOptions, Pixels } from './render.ts';

export type { PixelOptions, Pixels };

export interface PngOptions extends PixelOptions {
  /** Resolution that is written into the file, in pixels per inch. @default 300 */
  readonly dpi?: number | undefined;
}

/**
 * Renders a code to pixels, with transparency beyond its ground. The renderer is loaded when it is used.
 *
 * @param code a matrix, or what `drawCode` made of it
 * @throws CodesError as `drawCode`; `missing-value` for an image without pixels
 */
export async function toPixels(
  code: Modules | CodeDrawing,
  options: PixelOptions = {},
): Promise<Pixels> {
  const { joinBands, renderBands } = await import('./render.ts');
  return joinBands(renderBands(code, options));
}

/** An `HTMLCanvasElement` or `OffscreenCanvas`, for those who compile without the DOM. */
export interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): {
    createImageData(width: number, height: number): { readonly data: Uint8ClampedArray };
    putImageData(image: never, x: number, y: number): void;
  } | null;
}

/**
 * Draws a code on a canvas, which gets its size.
 *
 * @param code a matrix, or what `drawCode` made of it
 * @throws CodesError as `toPixels`
 */
export async function toCanvas(
  code: Modules | CodeDrawing,
  canvas: Canvas,
  options: PixelOptions = {},
): Promise<void> {
  const { data, width, height } = await toPixels(code, options);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image as never, 0, 0);
}

/**
 * Writes a code as a PNG file with its resolution. Without one, most programs print at 72 or 96 pixels per inch.
 *
 * @param code a matrix, or what `drawCode` made of it
 * @throws CodesError as `toPixels`
 */
export async function toPng(
  code: Modules | CodeDrawing,
  { dpi = 300, ...options }: PngOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  assertNumber('dpi', dpi, { min: 1, max: 100_000 });
  const [{ renderBands }, { encodePng }] = await Promise.all([
    import('./render.ts'),
    import('./encode-png.ts'),
  ]);
  return encodePng(renderBands(code, options), dpi);
}
