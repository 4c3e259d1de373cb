import { jsPDF } from 'jspdf';
import { placePath, readPath, type PathData } from '../drawing/paths.ts';
import type { Place, Sheet } from '../drawing/sheet.ts';

const POINTS_PER_MM = 72 / 25.4;

/** A step of a path, its numbers in points from the top left of the page. */
interface PdfStep {
  readonly op: 'm' | 'l' | 'c' | 'h';
  readonly c: number[];
}

/**
 * Writes sheets as the pages of a PDF in true size, everything as outlines. It asks viewers not to scale it when it is printed.
 *
 * @param title of the document, which viewers show
 */
export function toPdf(sheets: readonly Sheet[], title: string): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', compress: true, floatPrecision: 4, ...formatOf(sheets[0]) });
  pdf.setProperties({ title });
  pdf.viewerPreferences({ PrintScaling: 'None', DisplayDocTitle: true });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) {
      const { format, orientation } = formatOf(sheet);
      pdf.addPage(format, orientation);
    }
    for (const { shapes, places } of sheet.groups) {
      for (const place of places) {
        for (const { path, at, colour, rule } of shapes) {
          if (path === '') continue;
          pdf.setFillColor(colour);
          pdf.path(toSteps(at ? placePath(path, at.x, at.y, at.scale) : path, place));
          if (rule === 'evenodd') pdf.fillEvenOdd();
          else pdf.fill();
        }
      }
    }
  }
  return pdf.output('arraybuffer');
}

function formatOf(sheet: Pick<Sheet, 'width' | 'height'> | undefined): {
  readonly format: [number, number];
  readonly orientation: 'landscape' | 'portrait';
} {
  const { width, height } = sheet ?? { width: 210, height: 297 };
  return {
    format: [width * POINTS_PER_MM, height * POINTS_PER_MM],
    orientation: width > height ? 'landscape' : 'portrait',
  };
}

function toSteps(path: PathData, { x: left, y: top, isTurned = false }: Place): PdfStep[] {
  const direction = isTurned ? -1 : 1;
  const toPoints = (value: number, index: number) =>
    ((index % 2 === 0 ? left : top) + direction * value) * POINTS_PER_MM;
  let [x, y] = [0, 0];
  return readPath(path).map(({ command, numbers }) => {
    const [startX, startY] = [x, y];
    const c = numbers.map(toPoints);
    x = c.at(-2) ?? x;
    y = c.at(-1) ?? y;
    switch (command) {
      case 'M':
        return { op: 'm', c };
      case 'L':
        return { op: 'l', c };
      case 'C':
        return { op: 'c', c };
      case 'Z':
        return { op: 'h', c };
      case 'Q': {
        // PDF has cubic curves only.
        const [controlX = 0, controlY = 0] = c;
        const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
        return {
          op: 'c',
          c: [
            toward(startX, controlX),
            toward(startY, controlY),
            toward(x, controlX),
            toward(y, controlY),
            x,
            y,
          ],
        };
      }
    }
  });
}
