import { readdirSync } from 'node:fs';
import { isUntranslated, UNTRANSLATED_MARK } from '../src/untranslated.ts';
import { readJson } from './read-json.ts';

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
      return [tag, readJson(file) as LocaleSettings];
    }),
  );
}

/** The namespaces of each language that has files, in alphabetical order. */
export type NamespacesByLocale = Readonly<Record<string, readonly string[]>>;

/** By language, the namespaces that are still partly English; true when most of their letters are. */
export type UntranslatedByLocale = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export function readNamespaces(): NamespacesByLocale {
  const entries = [...readLocaleFolders().keys()].map((locale) => [
    locale,
    readdirSync(new URL(`${locale}/`, LOCALES_FOLDER))
      .filter((name) => name.endsWith('.json') && name !== 'locale.json')
      .map((name) => name.replace(/\.json$/, ''))
      .sort(),
  ]);
  return Object.fromEntries(entries) as NamespacesByLocale;
}

function countLetters(messages: unknown): { translated: number; waiting: number } {
  if (typeof messages === 'string') {
    return isUntranslated(messages)
      ? { translated: 0, waiting: messages.length - UNTRANSLATED_MARK.length }
      : { translated: messages.length, waiting: 0 };
  }
  const counts = Object.values(messages ?? {}).map(countLetters);
  return {
    translated: counts.reduce((sum, { translated }) => sum + translated, 0),
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

export function readUntranslated(namespaces: NamespacesByLocale): UntranslatedByLocale {
  const entries = Object.entries(namespaces).map(([locale, names]) => {
    const untranslated = (namespaces[DEFAULT_LOCALE] ?? []).flatMap((name) => {
      if (!names.includes(name)) return [[name, true] as const];
      const file = new URL(`${locale}/${name}.json`, LOCALES_FOLDER);
      const { translated, waiting } = countLetters(readJson(file));
      return waiting === 0 ? [] : [[name, waiting > translated] as const];
    });
    return [locale, Object.fromEntries(untranslated)] as const;
  });
  return Object.fromEntries(entries.filter(([, names]) => Object.keys(names).length > 0));
}
