import { BRAND, type Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { tokens } from '@waypage/ui/theme';
import { localeBase, localizedPath } from '#services/i18n/localized-path.ts';
import { MANIFEST_ICONS } from './icons.ts';

export const manifestUrl = (locale: Locale): string => localizedPath('/site.webmanifest', locale);

/**
 * Returns the web manifest in one language. It opens in the browser: visitors continue on other hosts, which a
 * standalone window would show without an address bar.
 */
export async function webManifest(locale: Locale): Promise<string> {
  const { home } = await loadMessages(locale, ['home']);
  return JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    description: home.head.description,
    lang: locale,
    start_url: localeBase(locale),
    scope: '/',
    display: 'browser',
    theme_color: tokens.color.light.paper,
    background_color: tokens.color.light.paper,
    icons: MANIFEST_ICONS,
  });
}
