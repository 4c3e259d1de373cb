import { readdirSync } from 'node:fs';
import { LOCALES } from '../src/locales.ts';
import type { NamespacesByLocale } from './messages-source.ts';

/** The folder of all texts. */
export const LOCALES_FOLDER = new URL('../locales/', import.meta.url);

/** The files that stand in each language's folder, without their ending. */
export function readNamespaces(): NamespacesByLocale {
  const entries = LOCALES.map((locale) => [
    locale,
    readdirSync(new URL(`${locale}/`, LOCALES_FOLDER))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replace(/\.json$/, ''))
      .sort(),
  ]);
  return Object.fromEntries(entries) as NamespacesByLocale;
}
