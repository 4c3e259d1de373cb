import { readdirSync, readFileSync } from 'node:fs';

/** The folder of all languages, one folder each. */
export const LOCALES_FOLDER = new URL('../locales/', import.meta.url);

/** The language of unprefixed URLs, and the one that others fall back to. */
export const DEFAULT_LOCALE = 'en';

/** What `locale.json` in the folder of a language holds. */
export interface LocaleSettings {
  /** Its own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The region that Open Graph names with it, as in `en_GB` (ISO 3166-1). */
  readonly region: string;
  /** The plural forms that it needs (CLDR). */
  readonly plurals: readonly string[];
  readonly number: { readonly group: string; readonly decimal: string };
  readonly money: { readonly sign: string; readonly position: 'before' | 'after' };
  /** Whether screenshots of the sample pages were taken in it (`pnpm --filter=@waypage/site run screenshots`); else it shows the English ones. */
  readonly hasScreenshots: boolean;
}

/**
 * Reads which languages there are and how each is written, by their tags: the default one first, the others in
 * alphabetical order.
 *
 * @throws Error when a language's folder has no `locale.json`
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
