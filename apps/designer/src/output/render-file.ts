import type { Design } from '../design/design.ts';
import type { Drawing } from '../drawing/draw.ts';
import { CODE_EDGE } from '../drawing/layout.ts';
import { messages } from '../messages.ts';
import { createCanvas, loadImage, toBlob, toCanvas } from './to-canvas.ts';
import type { Jpeg } from './to-pdf.ts';
import { withResolution } from './png-resolution.ts';
import { toSvg } from './to-svg.ts';

export const FORMATS = ['svg', 'png', 'pdf'] as const;
export type Format = (typeof FORMATS)[number];

const MIN_PIXELS = 1200;
const DOTS_PER_MM = 600 / 25.4;
/** Some browsers do not support larger canvases. */
const MAX_PIXELS = 8000;

/**
 * Renders a design to a file at its printed size. PNG has 600 pixels per inch and is at least 1200 pixels wide.
 *
 * @throws Error when the browser cannot encode the image
 */
export async function renderFile(
  design: Pick<Design, 'sizeMm' | 'stock' | 'name'>,
  drawing: Drawing,
  format: Format,
): Promise<Blob> {
  const mmPerUnit = design.sizeMm / CODE_EDGE;
  switch (format) {
    case 'svg':
      return new Blob([toSvg(drawing, mmPerUnit)], { type: 'image/svg+xml' });
    case 'png': {
      const scale = pngScale(drawing, mmPerUnit);
      const { canvas } = await toCanvas(drawing, scale);
      const png = await toBlob(canvas, 'image/png');
      const bytes = new Uint8Array(await png.arrayBuffer());
      return withResolution(bytes, scale / mmPerUnit);
    }
    case 'pdf': {
      const { toPdf } = await import('./to-pdf.ts');
      const bytes = toPdf(
        drawing,
        mmPerUnit,
        design.name.trim() || messages.title,
        await toJpeg(drawing, design.stock),
      );
      return new Blob([bytes], { type: 'application/pdf' });
    }
  }
}

/** Pixels per drawing unit, for whole pixels per module: edges stay sharp. */
export function pngScale({ width, height, module }: Drawing, mmPerUnit: number): number {
  const wanted = Math.max(MIN_PIXELS / width, DOTS_PER_MM * mmPerUnit);
  const perModule = Math.ceil(Math.min(wanted, MAX_PIXELS / Math.max(width, height)) * module);
  return perModule / module;
}

async function toJpeg({ image: drawnImage }: Drawing, stock: string): Promise<Jpeg | undefined> {
  if (drawnImage === undefined) return undefined;
  const image = await loadImage(drawnImage.url);
  const context = createCanvas(image.naturalWidth, image.naturalHeight);
  context.fillStyle = stock;
  context.fillRect(0, 0, image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  const jpeg = await toBlob(context.canvas, 'image/jpeg', 0.95);
  return new Uint8Array(await jpeg.arrayBuffer());
}
