import { readFileSync } from 'node:fs';
import { LOCALES_FOLDER } from '../scripts/locale-folders.ts';
import { readNamespaces } from '../scripts/namespaces.ts';
import { LOCALES } from '../src/locales.ts';
import { corpusOf, type Corpus, type Messages } from './corpus.ts';

export function readCorpus(): Corpus {
  const namespaces = readNamespaces();
  const languages = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      (namespaces[locale] ?? []).map((namespace) => {
        const file = new URL(`${locale}/${namespace}.json`, LOCALES_FOLDER);
        return [namespace, JSON.parse(readFileSync(file, 'utf8')) as Messages];
      }),
    ),
  ]);
  return corpusOf(Object.fromEntries(languages) as Parameters<typeof corpusOf>[0]);
}
