import { LOCALES, type Locale } from './locales.generated.ts';

export {
  DEFAULT_LOCALE,
  LOCALE_DIRECTIONS,
  LOCALE_NAMES,
  LOCALES,
  OPEN_GRAPH_LOCALES,
  SCREENSHOT_LOCALES,
  type Locale,
} from './locales.generated.ts';

/** A language of the site, or the tag of one added with `registerLocale`. */
export type AnyLocale = Locale | (string & Record<never, never>);

/** Local storage key of the language that a visitor chose explicitly. */
export const LOCALE_STORAGE_KEY = 'locale';

/** Whether an untrusted value (storage, a URL) is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
