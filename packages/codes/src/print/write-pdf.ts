import { jsPDF } from 'jspdf';
import type { CodeDrawing } from '../draw/draw-code.ts';
import { encodePng } from '../draw/encode-png.ts';
import {
  assertGroup,
  assertPlacement,
  assertShape,
  pixelsOf,
  type Page,
  type Placement,
  MM_PER_INCH,
} from '../draw/drawing.ts';
import { readPath, type PathData } from '../draw/paths.ts';
import { assertNumber, assertPositive, assertText, refuse } from '../errors.ts';

export interface PdfOptions {
  /** Shown by viewers. @default '' */
  readonly title?: string | undefined;
  /** Margin around each page that the cut removes: shapes that leave the page are printed on it. @default 0 */
  readonly bleedMm?: number | undefined;
}

/** A drawn code as a page of its own. */
export interface CodePage {
  readonly drawing: CodeDrawing;
  /** Side of the printed pattern without its quiet zone. */
  readonly widthMm: number;
}

const POINTS_PER_MM = 72 / MM_PER_INCH;
/** Longest side of a page: 200 inches, the limit of PDF. */
const MAX_SIDE_MM = 5080;

export async function writePdf(
  input: readonly (Page | CodePage)[],
  { title = '', bleedMm = 0 }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const pages = Array.isArray(input) ? input.map(toPage) : [];
  const [first] = pages;
  if (!first) return refuse('missing-value', 'pages', input, ['a list of pages']);
  assertText('title', title);
  assertNumber('bleedMm', bleedMm, { min: 0, max: 100 });
  const toFormat = ({ width, height }: Page) => {
    for (const [name, side] of Object.entries({ width, height })) {
      assertPositive(name, side, MAX_SIDE_MM);
    }
    const format = [width, height].map((side) => (side + 2 * bleedMm) * POINTS_PER_MM);
    return [format, width > height ? 'landscape' : 'portrait'] as const;
  };

  const [format, orientation] = toFormat(first);
  const pdf = new jsPDF({
    unit: 'pt',
    compress: true,
    floatPrecision: 4,
    format: [...format],
    orientation,
  });
  pdf.setProperties({ title });
  pdf.viewerPreferences({ PrintScaling: 'None', DisplayDocTitle: true });
  pdf.setCreationDate(new Date(0)).setFileId('0'.repeat(32));
  for (const [index, page] of pages.entries()) {
    const [size, turn] = toFormat(page);
    if (index > 0) pdf.addPage([...size], turn);
    setBoxes(pdf.getCurrentPageInfo().pageContext as object, size, bleedMm * POINTS_PER_MM);
    for (const group of page.groups) {
      assertGroup(group);
      const { shapes, places } = group;
      for (const shape of shapes) {
        assertShape(shape);
        if (shape.at) assertPlacement(shape.at);
      }
      for (const placement of places) {
        assertPlacement(placement);
        const onPage = { ...placement, x: placement.x + bleedMm, y: placement.y + bleedMm };
        for (const { path, at, color, rule } of shapes) {
          if (path === '') continue;
          pdf.setFillColor(color);
          pdf.path(toSteps(path, at, onPage));
          if (rule === 'evenodd') pdf.fillEvenOdd();
          else pdf.fill();
        }
      }
    }
    for (const { source, ...box } of page.images ?? []) {
      const [x, y] = [box.x + bleedMm, box.y + bleedMm];
      const { width, height } = source;
      const png = await encodePng({ width, height, bands: [pixelsOf(source)] }, 72);
      const points = [x, y, box.width, box.height].map((length) => length * POINTS_PER_MM);
      pdf.addImage(png, 'PNG', ...(points as [number, number, number, number]));
    }
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}

function toPage(page: Page | CodePage): Page {
  const { groups, drawing, widthMm = NaN } = (page ?? {}) as Partial<Page & CodePage>;
  if (Array.isArray(groups)) return page as Page;
  if (!drawing?.shapes) {
    return refuse('missing-value', 'pages', page, [
      'a sheet of layOutSheets, or { drawing, widthMm } of drawCode',
    ]);
  }
  const { width, height, code, shapes, image } = drawing;
  assertPositive('widthMm', widthMm);
  const scale = widthMm / code.width;
  return {
    width: width * scale,
    height: height * scale,
    groups: [{ shapes, places: [{ x: 0, y: 0, scale }] }],
    images: image && [
      {
        source: image.source,
        x: image.x * scale,
        y: image.y * scale,
        width: image.width * scale,
        height: image.height * scale,
      },
    ],
  };
}

function setBoxes(
  context: object,
  [width = 0, height = 0]: readonly number[],
  bleed: number,
): void {
  const box = (inset: number) => ({
    bottomLeftX: inset,
    bottomLeftY: inset,
    topRightX: width - inset,
    topRightY: height - inset,
  });
  Object.assign(context, { bleedBox: box(0), trimBox: box(bleed) });
}

/** Path data as commands of PDF, which has no quadratic curves, in points. */
function toSteps(path: PathData, at: Placement | undefined, placement: Placement) {
  const inGroup = toMapping(at);
  const onPage = toMapping(placement);
  let [x, y] = [0, 0];
  return readPath(path).map(({ command, numbers }) => {
    const [startX, startY] = [x, y];
    const c = numbers.map((value, index) => onPage(inGroup(value, index), index) * POINTS_PER_MM);
    x = c.at(-2) ?? x;
    y = c.at(-1) ?? y;
    if (command !== 'Q') return { op: OPERATORS[command], c };
    const [controlX = 0, controlY = 0] = c;
    const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
    const controls = [toward(startX, controlX), toward(startY, controlY)];
    return { op: 'c', c: [...controls, toward(x, controlX), toward(y, controlY), x, y] };
  });
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

/** Even indexes are x coordinates. */
function toMapping({ x, y, scale = 1, isTurned = false }: Placement = { x: 0, y: 0 }) {
  const factor = isTurned ? -scale : scale;
  return (value: number, index: number) => (index % 2 === 0 ? x : y) + factor * value;
}
