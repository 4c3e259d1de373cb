import type { SamplePage } from '@waypage/content/samples';
import { TEMPLATES } from '@waypage/content/templates';
import { links } from '#services/hosts.ts';

/**
 * Returns the app's URL for a page like a sample's: `{appHost}/ql/{qrType}/new`, with the sample's template where the
 * catalogue has it and the type has pages (docs/product.md, section 2, "Page types").
 */
export function newPageLike({ qrType, id }: SamplePage): string {
  return links.newPage(qrType, TEMPLATES.find((template) => template.id === id)?.id);
}
