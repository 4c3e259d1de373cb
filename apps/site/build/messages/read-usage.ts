import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { pageNamespaces } from '#runtime/islands/island-loader.ts';
import { findPage, findIsland, PAGE_URLS, islandNamesOf } from '#pages/find-page.ts';
import { keysIn, keysInSource, keysOf, type TextKeys, type Usage } from './usage.ts';

const SITE = path.join(import.meta.dirname, '../..');
export const SHOWN_SOURCES = ['src/**/*.{ts,tsx}'];

const SOURCES = [...SHOWN_SOURCES, 'build/**/*.ts'];

/** Reads the sources of the site, without tests. */
export function readSources(patterns: readonly string[] = SOURCES): readonly string[] {
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: SITE }).filter((file) => !file.includes('.test.'));
    if (files.length === 0) {
      throw new Error(
        `[site] There is no ${pattern} in ${SITE}, so unused messages cannot be found. Correct the pattern in build/messages/read-usage.ts.`,
      );
    }
    return files.map((file) => readFileSync(path.join(SITE, file), 'utf8'));
  });
}

async function loadedNamespaces(): Promise<Set<string>> {
  const lists = PAGE_URLS.map(findPage).map(async (page) => {
    const { above, main, below } = islandNamesOf(page.route);
    const islands = [...above, ...main, ...below].map(findIsland);
    return [
      ...(await pageNamespaces(page)),
      ...islands.flatMap(({ namespaces = [] }) => namespaces),
    ];
  });
  return new Set((await Promise.all(lists)).flat());
}

export async function readUsage(): Promise<Usage> {
  return {
    entityKeys: keysIn([
      { ...content },
      content.PAGE_TYPES.map(({ id }) => content.pageTypeMessages(id)),
    ]),
    siteKeys: new Set(readSources().flatMap((source) => [...keysInSource(source)])),
    loadedNamespaces: await loadedNamespaces(),
  };
}

export async function readTextKeys(): Promise<TextKeys> {
  const messages = await loadMessages('en', MESSAGE_NAMESPACES);
  return new Map(Object.entries(messages).map(([namespace, copy]) => [namespace, keysOf(copy)]));
}
