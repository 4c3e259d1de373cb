import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import {
  findIsland,
  findPage,
  islandNamesOf,
  PAGE_URLS,
  pageNamespaces,
} from '#pages/find-page.ts';
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

/** The namespaces that each page loads, by its URL. */
export async function namespacesByPage(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const entries = PAGE_URLS.map(async (url) => {
    const page = findPage(url);
    const islands = Object.values(islandNamesOf(page.route)).flat().map(findIsland);
    const later = islands.flatMap(({ namespaces = [] }) => namespaces);
    return [url, new Set([...(await pageNamespaces(page)), ...later])] as const;
  });
  return new Map(await Promise.all(entries));
}

export async function readUsage(): Promise<Usage> {
  return {
    entityKeys: keysIn([
      { ...content },
      content.PAGE_TYPES.map(({ id }) => content.pageTypeMessages(id)),
    ]),
    siteKeys: new Set(readSources().flatMap((source) => [...keysInSource(source)])),
    loadedNamespaces: new Set(
      [...(await namespacesByPage()).values()].flatMap((names) => [...names]),
    ),
  };
}

export async function readTextKeys(): Promise<TextKeys> {
  const messages = await loadMessages('en', MESSAGE_NAMESPACES);
  return new Map(Object.entries(messages).map(([namespace, copy]) => [namespace, keysOf(copy)]));
}
