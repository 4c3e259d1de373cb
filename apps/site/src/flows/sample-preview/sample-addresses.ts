import type { Locale } from '@waypage/content';
import type { SamplePage } from '@waypage/content/samples';
import { TEMPLATES } from '@waypage/content/templates';
import { localizedPath } from '../../i18n/localized-path.ts';
import { links } from '../../services/links.ts';

/** The page of a sample on this site, from the root: `/es/sample/coupon/coupon-two-for-one`. */
export function samplePath({ qrType, id }: SamplePage, locale: Locale): string {
  return localizedPath(`/sample/${qrType}/${id}`, locale);
}

/**
 * Where a page like a sample's is made: `{appHost}/ql/{qrType}/new`, with the sample's template where
 * the catalogue has it and the type has pages (docs/product.md, section 2, "Page types").
 */
export function newPageLike({ qrType, id }: SamplePage): string {
  return links.newPage(qrType, TEMPLATES.find((template) => template.id === id)?.id);
}
