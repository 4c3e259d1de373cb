import { isLocale, DEFAULT_LOCALE, type Locale } from '@waypage/content';
import { useTranslation } from '#services/i18n/useTranslation.ts';

/** Returns the language of the page. It comes from the URL, so it never changes while the page is open. */
export function useLocale(): Locale {
  const { language } = useTranslation([]).i18n;
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
