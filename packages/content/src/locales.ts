import { deepFreeze } from './internal/deep-freeze.ts';

/** The languages of the site, the default one first (docs/product.md, section 9). */
export const LOCALES = /* @__PURE__ */ Object.freeze(['en', 'es', 'fr'] as const);

/** A language of the site as an ISO 639-1 code. */
export type Locale = (typeof LOCALES)[number];

/** The language of unprefixed addresses. */
export const DEFAULT_LOCALE: Locale = 'en';

/** Key under which an explicit choice is kept in local storage (docs/product.md, section 3). */
export const LOCALE_STORAGE_KEY = 'locale';

/** Each language's name in that language: a language menu is read by people who know only theirs. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = /* @__PURE__ */ deepFreeze({
  en: 'English',
  es: 'Español',
  fr: 'Français',
});

/** Whether a value from outside (storage, an address) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
