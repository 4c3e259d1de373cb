import { readdirSync, readFileSync } from 'node:fs';
import { isUntranslated, UNTRANSLATED_MARK } from '../src/untranslated.ts';
import { DEFAULT_LOCALE, LOCALES_FOLDER, readLocaleFolders } from './locale-folders.ts';
import type { NamespacesByLocale, UntranslatedByLocale } from './messages-source.ts';

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
      const { translated, waiting } = countLetters(JSON.parse(readFileSync(file, 'utf8')));
      return waiting === 0 ? [] : [[name, waiting > translated] as const];
    });
    return [locale, Object.fromEntries(untranslated)] as const;
  });
  return Object.fromEntries(entries.filter(([, names]) => Object.keys(names).length > 0));
}
