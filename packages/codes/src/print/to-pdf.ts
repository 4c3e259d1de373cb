import type { Page } from '../draw/drawing.ts';
import type { CodePage, PdfOptions } from './write-pdf.ts';

export type { CodePage, PdfOptions };

/**
 * Writes sheets, or drawn codes, as the pages of a PDF in true size: vectors, text as outlines, with the boxes of a print shop (trim and bleed). The
 * document asks viewers not to scale it in print. The same pages are the same bytes.
 *
 * @throws CodesError `not-finite` or `out-of-range` for sizes, `not-a-color`, `not-a-text`, `missing-value` for what is no page or the pixels of an image
 */
export async function toPdf(
  pages: readonly (Page | CodePage)[],
  options: PdfOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  // The library is large, and most prints need none of it.
  const { writePdf } = await import('./write-pdf.ts');
  return writePdf(pages, options ?? {});
}
