import { readdirSync, readFileSync } from 'node:fs';
import { isUntranslated } from '../src/untranslated.ts';
import { DEFAULT_LOCALE, LOCALES_FOLDER, readLocaleFolders } from './locale-folders.ts';
import type { NamespacesByLocale } from './messages-source.ts';

/** The files of texts in each language's folder, without their ending. */
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

/** The namespaces of each language in which a text waits for its translation; a language that has none is left out. */
export function readUntranslated(namespaces: NamespacesByLocale): NamespacesByLocale {
  const hasUntranslated = (texts: unknown): boolean =>
    typeof texts === 'string'
      ? isUntranslated(texts)
      : typeof texts === 'object' && texts !== null && Object.values(texts).some(hasUntranslated);
  const entries = Object.entries(namespaces).map(([locale, names]) => {
    const isComplete = (name: string): boolean =>
      names.includes(name) &&
      !hasUntranslated(
        JSON.parse(readFileSync(new URL(`${locale}/${name}.json`, LOCALES_FOLDER), 'utf8')),
      );
    const all = namespaces[DEFAULT_LOCALE] ?? [];
    return [locale, all.filter((name) => !isComplete(name))] as const;
  });
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0));
}
