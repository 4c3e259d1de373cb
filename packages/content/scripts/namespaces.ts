import { readdirSync } from 'node:fs';
import { LOCALES_FOLDER, readLocaleFolders } from './locale-folders.ts';
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
