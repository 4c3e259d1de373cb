import { BRAND } from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { jsonLd } from '@waypage/content/structured-data';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import type { Page } from '#pages/find-page.ts';
import { loadPageBuild, type StructuredDataParts } from '../page-build.ts';

/** What the structured data of one language is made with. */
export type StructuredDataOptions = Pick<StructuredDataParts, 'locale' | 'marketingHost' | 'links'>;

/**
 * Makes what tells search engines what a page is about, as JSON-LD in one language: what its `page.build.ts` says. It is
 * left out where the page is not to be kept (docs/product.md, section 10, "Head of each page").
 *
 * @returns a function that takes a page and returns JSON-LD, or `undefined`
 */
export async function createStructuredData(
  options: StructuredDataOptions,
): Promise<(page: Page) => Promise<string | undefined>> {
  const { locale, marketingHost } = options;
  const messages = await loadMessages(locale, MESSAGE_NAMESPACES);
  const { t } = createI18n(locale, messages);
  const addressOf = (path: string) => marketingHost + localizedPath(path, locale);
  const front = { name: BRAND.name, url: addressOf('/') };
  return async ({ screen, address, canonical, id = '' }) => {
    if (canonical !== address) return undefined;
    const { structuredData } = await loadPageBuild(screen);
    const nodes =
      structuredData?.({ ...options, t, addressOf, front, id, url: addressOf(address) }) ?? [];
    return nodes.length === 0 ? undefined : jsonLd(nodes);
  };
}
