import type { CodeDrawing } from './draw-code.ts';
import type { Modules } from './modules.ts';
import type { PixelOptions, Pixels } from './render.ts';

export type { PixelOptions, Pixels };

export interface PngOptions extends PixelOptions {
  /** Resolution that is written into the file, in pixels per inch. @default 300 */
  readonly dpi?: number | undefined;
  /**
   * Side of the printed pattern without its quiet zone, in millimeters, instead of `moduleSizePx`: a module gets the
   * whole pixels next to `dpi`, and the file the resolution that makes the width exact.
   */
  readonly widthMm?: number | undefined;
}

/**
 * Renders a code to pixels, transparent outside its background. The renderer is loaded on first use.
 *
 * @param code a matrix, or what `drawCode` made of it
 * @throws CodesError as `drawCode`; `missing-value` for an image without pixels
 */
export async function toPixels(
  code: Modules | CodeDrawing,
  options: PixelOptions = {},
): Promise<Pixels> {
  const { renderPixels } = await import('./render.ts');
  return renderPixels(code, options);
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
 * Draws a code on a canvas and sets its size.
 *
 * @param code a matrix, or what `drawCode` made of it
 * @throws CodesError as `toPixels`
 */
export async function toCanvas(
  code: Modules | CodeDrawing,
  canvas: Canvas,
  options: PixelOptions = {},
): Promise<void> {
  const { renderCanvas } = await import('./render.ts');
  renderCanvas(code, canvas, options);
}

/**
 * Writes a code as a PNG file with its resolution. Without one, most programs print at 72 or 96 pixels per inch.
 *
 * @param code a matrix, or what `drawCode` made of it
 * @throws CodesError as `toPixels`
 */
export async function toPng(
  code: Modules | CodeDrawing,
  options: PngOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderPng } = await import('./render.ts');
  return renderPng(code, options);
}
