import { assertPositive } from '../errors.ts';
import { drawingOf, type CodeDesign, type CodeDrawing } from './draw-code.ts';
import type { Group, Page } from './drawing.ts';
import type { Modules } from './outline-path.ts';
import { imageElement, pathElement, svgFile, toTransform } from './svg.ts';

export interface SvgOptions extends CodeDesign {
  /** Side of the printed pattern without its quiet zone, in millimeters. @default 8 pixels a module */
  readonly widthMm?: number | undefined;
}

/**
 * Writes a code, or a page such as a sheet of `layOutSheets`, as an SVG file. Text is outlined and nothing is fetched. A
 * page has its actual size.
 *
 * @param code a matrix, or what `drawCode` made of it, or a page
 * @throws CodesError as `drawCode`; `missing-value` for an image without URL
 */
export function toSvg(code: Modules | CodeDrawing | Page, options: SvgOptions = {}): string {
  const { widthMm, ...design } = options ?? {};
  const page = code as Page | undefined;
  if (Array.isArray(page?.groups)) {
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
function groupElements({ shapes, places }: Group, index: number): readonly string[] {
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
