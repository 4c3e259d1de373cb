import { assertPositive, refuse, assertObject } from '../errors.ts';
import { drawingOf, type CodeDesign, type CodeDrawing } from './draw-code.ts';
import {
  assertGroup,
  assertPlacement,
  assertShape,
  type Group,
  type Page,
  type PlacedImage,
  type Placement,
  type Shape,
  type Size,
} from './drawing.ts';
import type { Modules } from './modules.ts';
import { round } from './paths.ts';
import type { PixelOptions, Pixels } from './render.ts';

export interface SvgOptions extends CodeDesign {
  /** Side of the printed pattern without its quiet zone, in millimeters. @default 8 pixels a module */
  readonly widthMm?: number | undefined;
}

/**
 * Writes a code, or a page such as a sheet of `layOutSheets`, as an SVG file. Text is outlined and nothing is fetched. A
 * page has its actual size.
 *
 * @param code a matrix, or what `drawCode` made of it, or a page
 * @throws CodesError as `drawCode`, also for the shapes of a page; `missing-value` for an image without URL
 */
export function toSvg(code: Modules | CodeDrawing | Page, options: SvgOptions = {}): string {
  const { widthMm, ...design } = options ?? {};
  const page = code as Page | undefined;
  if (Array.isArray(page?.groups)) {
    assertPositive('width', page.width);
    assertPositive('height', page.height);
    return svgFile(
      page,
      [1, 'mm'],
      [...page.groups.flatMap(groupElements), ...(page.images ?? []).map(imageElement)],
    );
  }
  if (widthMm !== undefined) assertPositive('widthMm', widthMm);
  const drawing = drawingOf(code as Modules | CodeDrawing, design);
  const { module, shapes, image } = drawing;
  return svgFile(
    drawing,
    widthMm === undefined ? [8 / module, 'px'] : [widthMm / drawing.code.width, 'mm'],
    [...shapes.map(pathElement), ...(image ? [imageElement(image)] : [])],
  );
}

/** Both reference attributes, here and in images, because many print programs support only `xlink:href`. */
function groupElements(group: Group, index: number): readonly string[] {
  assertGroup(group);
  const { shapes, places } = group;
  const paths = shapes.map(pathElement).join('');
  const [first] = places;
  if (places.length === 1 && first) return [`<g transform="${toTransform(first)}">${paths}</g>`];
  return [
    `<defs><g id="g${index}">${paths}</g></defs>`,
    ...places.map(
      (placement) =>
        `<use href="#g${index}" xlink:href="#g${index}" transform="${toTransform(placement)}"/>`,
    ),
  ];
}

/** A placement as an SVG transform. */
export function toTransform(placement: Placement): string {
  assertPlacement(placement);
  const { x, y, scale = 1, isTurned = false } = placement;
  const move = `translate(${round(x)} ${round(y)})`;
  const turn = isTurned ? ' rotate(180)' : '';
  return `${move}${turn}${scale === 1 ? '' : ` scale(${Math.round(scale * 1e6) / 1e6})`}`;
}

function pathElement(shape: Shape): string {
  assertShape(shape);
  const { path, at, color, rule } = shape;
  const fillRule = rule ? ` fill-rule="${rule === 'evenodd' ? rule : 'nonzero'}"` : '';
  const transform = at ? ` transform="${toTransform(at)}"` : '';
  return `<path fill="${color}"${fillRule}${transform} d="${path}"/>`;
}

function imageElement({ source, x, y, width, height }: PlacedImage): string {
  const { url = '' } = source;
  if (!/^data:/i.test(url)) {
    // A file of its own fetches nothing.
    refuse('missing-value', 'logo.image.url', url, ['a data URL']);
  }
  const escaped = url.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const box = Object.entries({ x, y, width, height }).map(
    ([name, value]) => `${name}="${round(value)}"`,
  );
  return `<image ${box.join(' ')} href="${escaped}" xlink:href="${escaped}"/>`;
}

function svgFile(
  { width, height }: Size,
  [scale, unit]: readonly [scale: number, unit: 'mm' | 'px'],
  elements: readonly string[],
): string {
  const length = (units: number) => `${round(units * scale)}${unit === 'mm' ? 'mm' : ''}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${length(width)}" height="${length(height)}" viewBox="0 0 ${round(width)} ${round(height)}">`,
    ...elements,
    '</svg>\n',
  ].join('\n');
}

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
 * @throws CodesError as `toPixels`; `missing-value` for a canvas that gives no 2d context
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

/**
 * Saves a file to the browser's downloads.
 *
 * @returns the URL of the file, to link to in browsers that may not save files, such as those inside apps; revoke it
 *   when the link is removed
 */
export function saveFile(file: Blob, name: string): string {
  const { document } = globalThis as unknown as {
    readonly document: { readonly createElement: (tag: 'a') => { readonly click: () => void } };
  };
  assertObject('document', document);
  if (!(file instanceof Blob)) refuse('missing-value', 'file', file, ['a Blob']);
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  return url;
}
