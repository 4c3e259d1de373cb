import { placePath, toPdfSteps } from '@waypage/outlines';
import { jsPDF } from 'jspdf';
import type { Drawing } from '../drawing/draw.ts';

/** The bytes of a JPEG file, which PDF embeds unchanged. */
export type Jpeg = Uint8Array;

const POINTS_PER_MM = 72 / 25.4;

/**
 * Writes a drawing as a single-page PDF at its printed size, everything but the logo as outlines. It asks viewers to
 * print without scaling.
 *
 * @param title document title, which viewers display
 * @param jpeg the image of `drawing` on the stock's colour: JPEG has no transparency
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
