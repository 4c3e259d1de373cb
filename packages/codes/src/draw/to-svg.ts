import { assertPositive, refuse } from '../errors.ts';
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

/** Repeated pieces have both reference attributes, because many print programs support only `xlink:href`. */
function groupElements(group: Group, index: number): readonly string[] {
  assertGroup(group);
  const { shapes, places } = group;
  const paths = shapes.map(pathElement).join('');
  const [first] = places;
  if (places.length === 1 && first) return [`<g transform="${toTransform(first)}">${paths}</g>`];
  return [
    `<defs><g id="g${index}">${paths}</g></defs>`,
    ...places.map(
      (place) =>
        `<use href="#g${index}" xlink:href="#g${index}" transform="${toTransform(place)}"/>`,
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

export function pathElement(shape: Shape): string {
  assertShape(shape);
  const { path, at, color, rule } = shape;
  const fillRule = rule ? ` fill-rule="${rule === 'evenodd' ? rule : 'nonzero'}"` : '';
  const transform = at ? ` transform="${toTransform(at)}"` : '';
  return `<path fill="${color}"${fillRule}${transform} d="${path}"/>`;
}

/** An image with both `href` and `xlink:href`: many print programs support only the latter. */
export function imageElement({ source, x, y, width, height }: PlacedImage): string {
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

/**
 * An SVG file.
 *
 * @param size of a drawing, in its units
 * @param unit size of a unit, such as `0.5mm`
 */
export function svgFile(
  size: Size,
  unit: readonly [number, 'mm' | 'px'],
  elements: readonly string[],
): string {
  const length = (units: number) => `${round(units * unit[0])}${unit[1] === 'mm' ? 'mm' : ''}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${length(size.width)}" height="${length(size.height)}" viewBox="0 0 ${round(size.width)} ${round(size.height)}">`,
    ...elements,
    '</svg>\n',
  ].join('\n');
}
