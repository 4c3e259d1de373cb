import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as content from '../src/index.ts';
import { keysIn, keysInSource, namespacesInLoaders, type Usage } from './usage.ts';

const SITE = new URL('../../../apps/site/', import.meta.url);
/** Where the site says which texts it loads. */
const LOADERS = [
  'src/screens/screens.ts',
  'src/screens/parts.ts',
  'src/app/hydration/part-loader.ts',
  'src/sample-pages/sample-pages.ts',
];

function sourcesIn(folder: string): string[] {
  const url = new URL(folder, SITE);
  if (!existsSync(url)) return [];
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, url), 'utf8'));
}

/** Reads what the entities and the sources of the site use. */
export function readUsage(): Usage {
  return {
    entityKeys: keysIn([
      { ...content },
      content.PAGE_TYPES.map(({ id }) => content.pageTypeTexts(id)),
    ]),
    siteKeys: new Set(
      ['src/', 'assets/', 'prerender/']
        .flatMap(sourcesIn)
        .flatMap((source) => [...keysInSource(source)]),
    ),
    loadedNamespaces: new Set(
      LOADERS.map((file) => new URL(file, SITE))
        .filter((url) => existsSync(url))
        .flatMap((url) => [...namespacesInLoaders(readFileSync(url, 'utf8'))]),
    ),
  };
}
