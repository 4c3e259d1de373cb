import type { Locale } from '@waypage/content';
import type { SamplePage } from '@waypage/content/samples';
import { TEMPLATES } from '@waypage/content/templates';
import { linksIn } from '#services/links.ts';

/**
 * Returns the app's URL for a page like a sample's: `{appHost}/ql/{qrType}/new`, with the sample's template where the
 * catalog has it and the type has pages (docs/product.md, section 2, "Page types").
 */
export function newPageLike({ qrType, id }: SamplePage, locale: Locale): string {
  return linksIn(locale).newPage(qrType, TEMPLATES.find((template) => template.id === id)?.id);
}
