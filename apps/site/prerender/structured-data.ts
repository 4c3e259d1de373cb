import type { Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { jsonLd, organisation, webSite } from '@waypage/content/structured-data';

/** JSON-LD of a screen: organisation and site on the home page (decisions.md, "Head of each page"). */
export async function structuredData(
  screen: string,
  locale: Locale,
  marketingHost: string,
): Promise<{ readonly structuredData?: string }> {
  if (screen !== 'home') return {};
  const { home } = await loadMessages(locale, ['home']);
  return {
    structuredData: jsonLd([
      organisation(marketingHost, `${marketingHost}/favicon.svg`),
      webSite(marketingHost, locale, home.head.description),
    ]),
  };
}
