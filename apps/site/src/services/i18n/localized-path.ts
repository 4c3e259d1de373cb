import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';

/** What the router takes away from the front of a URL: `/` for English, `/es/`, `/fr/`. */
export function localeBase(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}/`;
}

/**
 * The URL of a page in a language (docs/product.md, section 10, "Language addresses").
 *
 * @param path root-relative and without a language, like `/s/pricing`
 */
export function localizedPath(path: string, locale: Locale): string {
  return localeBase(locale) + path.slice(1);
}

/** The language of a path by its prefix, whatever the case of its letters. */
export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1]?.toLowerCase();
  return LOCALES.find((locale) => locale.toLowerCase() === prefix) ?? DEFAULT_LOCALE;
}

/** A page's path without its language: `/es/s/pricing` is `/s/pricing`, `/es` and `/es/` are `/`. */
export function pathWithoutLocale(pathname: string): string {
  const isPrefixed = localeOfPath(pathname) !== DEFAULT_LOCALE;
  return isPrefixed ? `/${pathname.split('/').slice(2).join('/')}` : pathname;
}
