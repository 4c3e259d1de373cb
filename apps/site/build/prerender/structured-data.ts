import { BRAND } from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { jsonLd } from '@waypage/content/structured-data';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { translatorOf } from '#services/i18n/useTranslation.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import type { Page } from '#pages/page-registry.ts';
import { loadPageBuild, type StructuredDataParts } from '../page-build.ts';

export type StructuredDataOptions = Pick<StructuredDataParts, 'locale' | 'marketingHost' | 'links'>;

/** Creates a function for the structured data of the indexed pages in one language, from their `page.build.ts`. */
export async function createStructuredData(
  options: StructuredDataOptions,
): Promise<(page: Page) => Promise<string | undefined>> {
  const { locale, marketingHost } = options;
  const messages = await loadMessages(locale, MESSAGE_NAMESPACES);
  const t = translatorOf(createI18n(locale, messages));
  const urlOf = (path: string) => marketingHost + localizedPath(path, locale);
  const homeCrumb = { name: BRAND.name, url: urlOf('/') };
  return async ({ route, url, canonical, id = '' }) => {
    if (canonical !== url) return undefined;
    const { structuredData } = await loadPageBuild(route);
    const nodes = structuredData?.({ ...options, t, urlOf, homeCrumb, id, url: urlOf(url) }) ?? [];
    return nodes.length === 0 ? undefined : jsonLd(nodes);
  };
}
