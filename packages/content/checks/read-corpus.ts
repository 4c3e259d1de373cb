import { readFileSync } from 'node:fs';
import { LOCALES_FOLDER, readLocaleFolders } from '../scripts/locale-folders.ts';
import { readNamespaces } from '../scripts/namespaces.ts';
import { LOCALES } from '../src/locales.ts';
import { corpusOf, countUntranslated, type Corpus, type Messages } from './corpus.ts';

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

/** What a language still lacks, one line each. */
export function untranslatedNotes(corpus: Corpus): readonly string[] {
  const messages = [...countUntranslated(corpus)].map(
    ([locale, count]) =>
      `${locale}: ${String(count)} messages are not translated yet and are shown in English.`,
  );
  const screenshots = [...readLocaleFolders()]
    .filter(([, { hasScreenshots }]) => !hasScreenshots)
    .map(
      ([locale]) =>
        `${locale}: has no screenshots of the sample pages and shows the English ones. docs/languages.md says how to take them.`,
    );
  return [...messages, ...screenshots];
}
