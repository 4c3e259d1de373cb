// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import { deepFreeze } from './internal/deep-freeze.ts';

/** The languages of the site, the default one first. */
export const LOCALES = /* @__PURE__ */ Object.freeze(["en","es","fr"] as const);

/** A language of the site, by its tag (RFC 5646). */
export type Locale = (typeof LOCALES)[number];

/** The language of unprefixed URLs. */
export const DEFAULT_LOCALE: Locale = "en";

/** Each language's name in that language: a language menu is read by people who know only theirs. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = /* @__PURE__ */ deepFreeze({
  "en": "English",
  "es": "Español",
  "fr": "Français",
});

/** In which direction each language is read. */
export const LOCALE_DIRECTIONS: Readonly<Record<Locale, 'ltr' | 'rtl'>> = /* @__PURE__ */ deepFreeze({
  "en": "ltr",
  "es": "ltr",
  "fr": "ltr",
});

/** Each language with its region, as Open Graph names it. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = /* @__PURE__ */ deepFreeze({
  "en": "en_GB",
  "es": "es_ES",
  "fr": "fr_FR",
});

/** The languages that have screenshots of the sample pages of their own. */
export const SCREENSHOT_LOCALES: readonly Locale[] = /* @__PURE__ */ Object.freeze(["en","es","fr"] as const);

/** How each language writes numbers, amounts of US dollars and times of day. */
export const LOCALE_FORMATS = /* @__PURE__ */ deepFreeze({
  "en": {"number":{"group":",","decimal":"."},"money":{"sign":"$","position":"before"}},
  "es": {"number":{"group":".","decimal":","},"money":{"sign":"US$","position":"after"}},
  "fr": {"number":{"group":" ","decimal":","},"money":{"sign":"$","position":"after"},"time":{"separator":" h ","wholeHour":" h"}},
} as const);
