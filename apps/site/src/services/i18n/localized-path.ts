import { DEFAULT_LOCALE, LOCALES, type Locale } from '@waypage/content';

/** Returns the language tag for `Intl`. English on this site is British. */
export const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** Returns the router's basename for a language: `/` for English, else `/es/`, `/fr/`. */
export function localeBase(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}/`;
}

/** The path of a page in a language, from its root-relative path without one: `/es/s/pricing` for `/s/pricing`. */
export function localizedPath(path: string, locale: Locale): string {
  return localeBase(locale) + path.slice(1);
}

/** Returns the language of a path by its prefix, in any letter case. */
export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1]?.toLowerCase();
  return LOCALES.find((locale) => locale.toLowerCase() === prefix) ?? DEFAULT_LOCALE;
}

/** Returns a path without its language prefix: `/s/pricing` for `/es/s/pricing`, `/` for `/es` and `/es/`. */
export function pathWithoutLocale(pathname: string): string {
  const isPrefixed = localeOfPath(pathname) !== DEFAULT_LOCALE;
  return isPrefixed ? `/${pathname.split('/').slice(2).join('/')}` : pathname;
}
