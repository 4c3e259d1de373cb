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
} from '#pages/page-registry.ts';

type TextKeys = ReadonlyMap<string, readonly string[]>;

interface Usage {
  readonly entityKeys: ReadonlySet<string>;
  /** Keys in the sources of the site; `*` replaces one part that is only known at run time. */
  readonly siteKeys: ReadonlySet<string>;
  readonly loadedNamespaces: ReadonlySet<string>;
}

const KEY = /^[a-z][a-z-]*:\w[\w.-]*$/;

const EXPRESSION = /\$\{[^}]*\}/g;

const baseKey = (key: string): string => key.replace(/_(?:one|many|other)$/, '');

function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

function keysIn(data: unknown): Set<string> {
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (KEY.test(value)) keys.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(data);
  return keys;
}

/** Every message key that a source file writes as one string, including nested ones, with `*` for each expression. */
function keysInSource(source: string): Set<string> {
  const keys = new Set<string>();
  for (const [, , text = ''] of source.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)) {
    const key = text.replaceAll(EXPRESSION, (expression) => {
      for (const inner of keysInSource(expression)) keys.add(inner);
      return '*';
    });
    if (/^[a-z*][a-z*-]*:[\w*][\w.*-]*$/.test(key) && /[a-z]/.test(key.split(':')[1] ?? '')) {
      keys.add(key);
    }
  }
  return keys;
}

/** A colon and a space between text and an expression, or two of them; no CSS custom property. */
const HARDCODED_COLON = /(?<!--_)\$\{[^\n`]*\}:\s(?:\$\{|`)|`:\s\$\{/;

/**
 * Finds the lines of a source file that write a colon next to text. Languages punctuate it differently, so it belongs
 * in the messages: use `common:label` and `common:labelled`.
 */
export function hardcodedColons(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:\*|\/[/*])/.test(line) && HARDCODED_COLON.test(line));
}

function matcher(keys: Iterable<string>): (key: string) => boolean {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const key of keys) {
    if (key.includes('*')) {
      const pattern = key.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+');
      patterns.push(new RegExp(`^${pattern}$`));
    } else exact.add(key);
  }
  return (key) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
}

export function unusedMessages(messages: TextKeys, usage: Usage): string[] {
  const isUsed = matcher([...usage.entityKeys, ...usage.siteKeys]);
  return [...messages]
    .filter(([namespace]) => usage.loadedNamespaces.has(namespace))
    .flatMap(([namespace, keys]) => keys.map((key) => `${namespace}:${key}`))
    .filter((key) => !isUsed(baseKey(key)));
}

/**
 * Placeholders, with their namespaces, whose names are in no source, so that nothing fills them: misspelt ones. The checks
 * of the messages compare translations with English only.
 */
export function unfilledPlaceholders(messages: object, sources: readonly string[]): string[] {
  const identifiers = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  return Object.entries(messages).flatMap(([namespace, copy]) => {
    const names = JSON.stringify(copy).match(/(?<=\{\{)\w+(?=\}\})/g);
    return [...new Set(names)]
      .filter((name) => !identifiers.has(name))
      .map((name) => `${namespace}: ${name}`);
  });
}

const SITE = path.join(import.meta.dirname, '../..');
export const SITE_SOURCES = ['src/**/*.{ts,tsx}'];

/** What fills the messages of the site and of the designer. */
export const FILLING_SOURCES = [
  ...SITE_SOURCES,
  '../designer/src/**/*.{ts,tsx}',
  '../../packages/content/src/**/*.ts',
];

const SOURCES = [...SITE_SOURCES, 'build/**/*.ts'];

/** Reads the sources of the site, without tests. */
export function readSources(patterns: readonly string[] = SOURCES): readonly string[] {
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: SITE }).filter((file) => !file.includes('.test.'));
    if (files.length === 0) {
      throw new Error(
        `[site] There is no ${pattern} in ${SITE}, so unused messages cannot be found. Correct the pattern in build/messages/usage.ts.`,
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
