import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ImagePixels } from '../read/types.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** Renders the first page of a PDF. The order of red and blue is that of the renderer. */
export async function renderPdf(pdf: Uint8Array, dpi: number): Promise<ImagePixels> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const toPixels = (points: number) => Math.round((points / 72) * dpi);
  const size = { width: toPixels(originalWidth), height: toPixels(originalHeight) };
  const { data } = await page.render({ ...size, render: 'bitmap' });
  document.destroy();
  return { data, ...size };
}
