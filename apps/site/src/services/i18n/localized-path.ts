import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';

/** What the router takes away from the front of an address: `/` for English, `/es/`, `/fr/`. */
export function localeBase(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}/`;
}

/**
 * The address of a page in a language (docs/product.md, section 10, "Language addresses").
 *
 * @param path root-relative and without a language, like `/s/pricing`
 */
export function localizedPath(path: string, locale: Locale): string {
  return localeBase(locale) + path.slice(1);
}

/** A page's path without its language: `/es/s/pricing` is `/s/pricing`, `/es` and `/es/` are `/`. */
export function pathWithoutLocale(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = first.toLowerCase();
  const isPrefixed = LOCALES.some((locale) => locale !== DEFAULT_LOCALE && locale === prefix);
  return isPrefixed ? `/${rest.join('/')}` : pathname;
}
