import type { Indexer } from 'storybook/internal/types';
import { searchWords, WORDS_SEPARATOR } from './search-words.ts';

/** Wraps an indexer of Storybook: adds the synonyms of a component to the name of its first story, for the search. */
export function withSearchWords(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [first, ...rest] = await indexer.createIndex(file, options);
      if (!first) return [];
      const words = searchWords[first.title ?? ''];
      const name = first.name ?? first.exportName;
      return [{ ...first, ...(words && { name: name + WORDS_SEPARATOR + words }) }, ...rest];
    },
  };
}
