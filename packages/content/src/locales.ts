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

/** A language of the site, or the tag of one that `registerLocale` added. */
export type AnyLocale = Locale | (string & Record<never, never>);

/** Key under which an explicit choice is kept in local storage. */
export const LOCALE_STORAGE_KEY = 'locale';

/** Whether a value from outside (storage, a URL) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
