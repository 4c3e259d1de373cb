import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { searchWords } from './search-words.ts';
import { WORDS_SEPARATOR } from './words-separator.ts';

/** The tag of a story with a `play` function that no page shows: it tests keys and pointer, and is no state to look at. */
export const INTERACTION_TAG = 'interaction';

/** The names of the exports of a file of stories that a page in its folder shows. */
async function storiesOnPages(storiesFile: string): Promise<ReadonlySet<string>> {
  const folder = dirname(storiesFile);
  const shown = new Set<string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.mdx')) continue;
    const page = await readFile(join(folder, file), 'utf8');
    const module = basename(storiesFile, '.tsx').replaceAll('.', '\\.');
    const [, namespace] =
      new RegExp(`import \\* as (\\w+) from '\\./${module}(?:\\.tsx)?'`).exec(page) ?? [];
    if (namespace === undefined) continue;
    for (const [, name = ''] of page.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))) {
      shown.add(name);
    }
  }
  return shown;
}

/** What the sidebar and its search know of a story. */
function describe(input: IndexInput, isFirst: boolean, shown: ReadonlySet<string>): IndexInput {
  const { exportName, title = '', name = exportName, tags = [] } = input;
  const words = isFirst ? searchWords[title] : undefined;
  return {
    ...input,
    ...(words !== undefined && { name: `${name}${WORDS_SEPARATOR}${words}` }),
    tags: tags.includes('play-fn') && !shown.has(exportName) ? [...tags, INTERACTION_TAG] : tags,
  };
}

/** An indexer of Storybook whose stories are found by other words, and marked where they are for tests only. */
export function withSearchWords(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      const shown = await storiesOnPages(file);
      return inputs.map((input, index) => describe(input, index === 0, shown));
    },
  };
}
