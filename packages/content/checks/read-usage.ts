import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as content from '../src/index.ts';
import { keysIn, keysInSource, namespacesInLoaders, type Usage } from './usage.ts';

const SITE = fileURLToPath(new URL('../../../apps/site/', import.meta.url));
/** Where the site says which texts it loads. */
const LOADERS =
  'src/{pages/**/{page,section,frame,about}.ts,app/hydration/part-loader.ts,samples/sample-pages.ts}';
const SOURCES = '{src,build}/**/*.{ts,tsx}';

/** The text of every file of the site that a pattern names, tests apart. */
function read(pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: SITE }).filter((file) => !/\.test\.tsx?$/.test(file));
  if (files.length === 0) {
    throw new Error(
      `[content] There is no ${pattern} in ${SITE}, so nobody could say which texts are used. Correct the pattern where the site's folders have changed.`,
    );
  }
  return files.map((file) => readFileSync(join(SITE, file), 'utf8'));
}

/** Reads what the entities and the sources of the site use. */
export function readUsage(): Usage {
  return {
    entityKeys: keysIn([
      { ...content },
      content.PAGE_TYPES.map(({ id }) => content.pageTypeTexts(id)),
    ]),
    siteKeys: new Set(read(SOURCES).flatMap((source) => [...keysInSource(source)])),
    loadedNamespaces: new Set(read(LOADERS).flatMap((source) => [...namespacesInLoaders(source)])),
  };
}
