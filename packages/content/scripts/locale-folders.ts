import { readdirSync, readFileSync } from 'node:fs';

export const LOCALES_FOLDER = new URL('../locales/', import.meta.url);

/** The language of unprefixed URLs, and the fallback of the others. */
export const DEFAULT_LOCALE = 'en';

/** Content of `locale.json` in a language folder. */
export interface LocaleSettings {
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Region of the Open Graph locale, as in `en_GB` (ISO 3166-1). */
  readonly region: string;
  readonly plurals: readonly string[];
  readonly number: { readonly group: string; readonly decimal: string };
  readonly money: { readonly sign: string; readonly position: 'before' | 'after' };
  readonly time?: { readonly separator: string; readonly wholeHour: string };
  /**
   * Whether it has its own screenshots of the sample pages (`pnpm --filter=@waypage/site run screenshots`). Otherwise
   * the English ones are shown.
   */
  readonly hasScreenshots: boolean;
}

/**
 * Reads the settings of all languages by their tags: the default language first, the others in alphabetical order.
 *
 * @throws Error when a language folder has no `locale.json`
 */
export function readLocaleFolders(): ReadonlyMap<string, LocaleSettings> {
  const tags = readdirSync(LOCALES_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(
      (a, b) => Number(b === DEFAULT_LOCALE) - Number(a === DEFAULT_LOCALE) || (a < b ? -1 : 1),
    );
  return new Map(
    tags.map((tag) => {
      const file = new URL(`${tag}/locale.json`, LOCALES_FOLDER);
      return [tag, JSON.parse(readFileSync(file, 'utf8')) as LocaleSettings];
    }),
  );
}
