import { jsPDF } from 'jspdf';
import type { Drawing } from '../drawing/draw.ts';
import { readPath, type PathStep } from '../drawing/paths.ts';

/** A picture as PDF takes it: a whole JPEG file. */
export type Jpeg = Uint8Array;

const POINTS_PER_MM = 72 / 25.4;

/** A step of a path, its numbers in points from the top left of the page. */
interface PdfStep {
  readonly op: 'm' | 'l' | 'c' | 'h';
  readonly c: number[];
}

/**
 * Writes a drawing as a PDF of one page in true size, everything but the logo's picture as outlines.
 *
 * @param jpeg the pixels of `drawing.picture`, on the stock: JPEG has no transparency
 */
export function toPdf(drawing: Drawing, mmPerUnit: number, jpeg?: Jpeg): ArrayBuffer {
  const scale = mmPerUnit * POINTS_PER_MM;
  const format = [drawing.width * scale, drawing.height * scale];
  const page = new jsPDF({
    unit: 'pt',
    format,
    orientation: drawing.width > drawing.height ? 'landscape' : 'portrait',
    floatPrecision: 4,
  });
  for (const { path, colour, rule } of drawing.fills) {
    page.setFillColor(colour);
    page.path(toPdfSteps(readPath(path), scale));
    if (rule === 'evenodd') page.fillEvenOdd();
    else page.fill();
  }
  const { picture } = drawing;
  if (picture && jpeg) {
    const { x, y, width, height } = picture;
    page.addImage(jpeg, 'JPEG', x * scale, y * scale, width * scale, height * scale);
  }
  return page.output('arraybuffer');
}

function toPdfSteps(steps: readonly PathStep[], scale: number): PdfStep[] {
  let [x, y] = [0, 0];
  return steps.map(({ command, numbers }) => {
    const [startX, startY] = [x, y];
    const c = numbers.map((number) => number * scale);
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
        const control = [toward(startX, controlX), toward(startY, controlY)];
        return { op: 'c', c: [...control, toward(x, controlX), toward(y, controlY), x, y] };
      }
    }
  });
}
