import { placePath, toPdfSteps } from '@waypage/outlines';
import { jsPDF } from 'jspdf';
import type { Drawing } from '../drawing/draw.ts';

/** An image as PDF takes it: a whole JPEG file. */
export type Jpeg = Uint8Array;

const POINTS_PER_MM = 72 / 25.4;

/**
 * Writes a drawing as a PDF of one page in true size, everything but the logo's image as outlines. It asks viewers not to scale
 * it when it is printed.
 *
 * @param title of the document, which viewers show
 * @param jpeg the pixels of `drawing.picture`, on the stock: JPEG has no transparency
 */
export function toPdf(
  drawing: Drawing,
  mmPerUnit: number,
  title: string,
  jpeg?: Jpeg,
): ArrayBuffer {
  const scale = mmPerUnit * POINTS_PER_MM;
  const format = [drawing.width * scale, drawing.height * scale];
  const page = new jsPDF({
    unit: 'pt',
    format,
    orientation: drawing.width > drawing.height ? 'landscape' : 'portrait',
    floatPrecision: 4,
  });
  page.setProperties({ title });
  page.viewerPreferences({ PrintScaling: 'None', DisplayDocTitle: true });
  for (const { path, at, colour, rule } of drawing.fills) {
    page.setFillColor(colour);
    const placed = at ? placePath(path, at.x, at.y, at.scale) : path;
    page.path(toPdfSteps(placed, (value) => value * scale));
    if (rule === 'evenodd') page.fillEvenOdd();
    else page.fill();
  }
  const { image } = drawing;
  if (image && jpeg) {
    const { x, y, width, height } = image;
    page.addImage(jpeg, 'JPEG', x * scale, y * scale, width * scale, height * scale);
  }
  return page.output('arraybuffer');
}
