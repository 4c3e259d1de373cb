import { toPng, toSvg, type CodeDrawing } from '@waypage/codes/draw';
import { toPdf } from '@waypage/codes/print';
import type { Design } from '../design/design.ts';
import { messages } from '../messages.ts';

export const FORMATS = ['svg', 'png', 'pdf'] as const;
export type Format = (typeof FORMATS)[number];

const MIN_PIXELS = 1200;
const DOTS_PER_MM = 600 / 25.4;
const MAX_PIXELS = 8000;

/** Renders a design to a file at its printed size. PNG has 600 pixels per inch and is at least 1200 pixels wide. */
export async function renderFile(
  { sizeMm, name }: Pick<Design, 'sizeMm' | 'name'>,
  drawing: CodeDrawing,
  format: Format,
): Promise<Blob> {
  switch (format) {
    case 'svg':
      return new Blob([toSvg(drawing, { widthMm: sizeMm })], { type: 'image/svg+xml' });
    case 'png': {
      const moduleSizePx = modulePixels(drawing, sizeMm);
      const dpi = (drawing.code.width / drawing.module / sizeMm) * moduleSizePx * 25.4;
      return new Blob([await toPng(drawing, { moduleSizePx, dpi })], { type: 'image/png' });
    }
    case 'pdf': {
      const pages = [{ drawing, widthMm: sizeMm }];
      const title = name.trim() || messages.title;
      return new Blob([await toPdf(pages, { title })], { type: 'application/pdf' });
    }
  }
}

/** Whole pixels per module: edges stay sharp. */
export function modulePixels({ width, height, module, code }: CodeDrawing, sizeMm: number): number {
  const perUnit = Math.max(MIN_PIXELS / width, (DOTS_PER_MM * sizeMm) / code.width);
  return Math.ceil(Math.min(perUnit, MAX_PIXELS / Math.max(width, height)) * module);
}
