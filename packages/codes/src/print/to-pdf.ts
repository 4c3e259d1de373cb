import type { Page } from '../draw/drawing.ts';
import type { CodePage, PdfOptions } from './write-pdf.ts';

export type { CodePage, PdfOptions };

/**
 * Writes sheets, or drawn codes, as the pages of a PDF at actual size: vectors, text as outlines, with trim and bleed
 * boxes for print shops. The document asks viewers not to scale it in print. The same pages are the same bytes.
 *
 * @throws CodesError `not-finite` or `out-of-range` for sizes, `not-a-color`, `not-a-text`, `missing-value` for a value that is not a page, or an image without pixels
 */
export async function toPdf(
  pages: readonly (Page | CodePage)[],
  options: PdfOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  // The library is large, and most prints need none of it.
  const { writePdf } = await import('./write-pdf.ts');
  return writePdf(pages, options ?? {});
}
