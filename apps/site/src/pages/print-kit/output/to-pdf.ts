import { placePath, toPdfSteps, type PathData, type PdfStep } from '@waypage/outlines';
import { jsPDF } from 'jspdf';
import type { Place, Sheet } from '../drawing/sheet.ts';

const POINTS_PER_MM = 72 / 25.4;

/**
 * Writes sheets as the pages of a PDF in true size, with all text as outlines. The document asks viewers not to scale
 * it in print.
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
  return toPdfSteps(
    path,
    (value, index) => ((index % 2 === 0 ? left : top) + direction * value) * POINTS_PER_MM,
  );
}
