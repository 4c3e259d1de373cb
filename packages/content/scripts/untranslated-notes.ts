import { countUntranslated, type Corpus } from '../checks/corpus.ts';
import { readLocaleFolders } from './locale-folders.ts';

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
