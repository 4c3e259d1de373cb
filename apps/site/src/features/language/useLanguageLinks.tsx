import { LOCALE_NAMES, LOCALES } from '@waypage/content';
import type { ReactElement } from 'react';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { usePageUrl } from '#services/page-url.ts';

/**
 * Returns keyed links to this page in each language (docs/product.md, section 10, "Language menu"). Plain links: they
 * open a document, and the inline script stores the choice even before hydration.
 */
export function useLanguageLinks(): readonly ReactElement[] {
  const current = useLocale();
  const url = usePageUrl();
  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={localizedPath(url, locale)}
      lang={locale}
      dir="auto"
      hrefLang={locale}
      data-locale={locale}
      aria-current={locale === current ? 'true' : undefined}
    >
      {LOCALE_NAMES[locale]}
    </a>
  ));
}
