import { existsSync, readdirSync } from 'node:fs';
import { LOCALES_FOLDER, readLocaleFolders } from '../scripts/locale-folders.ts';
import { readJson } from '../scripts/read-json.ts';
import { FAQ_ITEMS } from '../src/faq/index.ts';
import type { LandingPage } from '../src/landing-pages/landing-page.ts';
import { PAGE_TYPE_IDS } from '../src/page-types/page-type-ids.ts';
import { readDataFile, type Problem } from './data-file.ts';

/** Content of a file in `landing-pages`. */
export type LandingPageData = Omit<LandingPage, 'name' | 'titles'>;

/** Ids that a landing page may name. */
const ALLOWED_IDS: Readonly<Record<'pageTypes' | 'questions', readonly string[]>> = {
  pageTypes: PAGE_TYPE_IDS,
  questions: FAQ_ITEMS.map(({ id }) => id),
};

const FOLDER = new URL('../landing-pages/', import.meta.url);

/** Share of equal sentences from which two pages are one page twice, for visitors and for search engines. */
const COPY_SHARE = 0.8;

/**
 * Reads all landing pages, in the order of their names.
 *
 * @throws Error that names each problem with its line, or two pages that are near copies
 */
export function readLandingPages(): readonly LandingPage[] {
  const languages = [...readLocaleFolders().keys()];
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const textOf = (language: string, name: string) =>
    JSON.stringify(readJson(messagesFile(language, name)));
  const pages = names.map((name) => ({ ...readLandingPage(name), name }));
  for (const language of languages) {
    const copies = findCopies(names.map((name) => textOf(language, name)));
    const [one, other] = copies.map((index) => `landing-${names[index] ?? ''}.json`);
    if (one === undefined) continue;
    throw new Error(
      `packages/content/locales/${language}/${one}:1 has four fifths of its sentences in common with ` +
        `${other ?? ''}. Write one of them for its own visitors, or remove the page.`,
    );
  }
  const titleOf = (language: string, name: string) =>
    (JSON.parse(textOf(language, name)) as { readonly head: { readonly title: string } }).head
      .title;
  return pages.map((page) => ({
    ...page,
    titles: Object.fromEntries(
      languages.map((language) => [language, titleOf(language, page.name)]),
    ),
  }));
}

const messagesFile = (language: string, name: string) =>
  new URL(`${language}/landing-${name}.json`, LOCALES_FOLDER);

/**
 * Reads and checks one landing page.
 *
 * @param text content of its file, to be read from elsewhere
 * @throws Error that names each problem with its line
 */
export function readLandingPage(name: string, text?: string): LandingPageData {
  function* findProblems(page: LandingPageData): Generator<Problem> {
    for (const field of ['pageTypes', 'questions'] as const) {
      for (const [index, id] of page[field].entries()) {
        if (ALLOWED_IDS[field].includes(id)) continue;
        const what = `"${id}" is unknown. Write one of: ${ALLOWED_IDS[field].join(', ')}.`;
        yield { at: [field, index], what };
      }
    }
    for (const language of readLocaleFolders().keys()) {
      if (existsSync(messagesFile(language, name))) continue;
      const what = `Its messages are missing. Copy packages/content/locales/en/landing-restaurants.json to ${language}/landing-${name}.json and write them.`;
      yield { at: [], what };
    }
  }
  return readDataFile(`landing-pages/${name}.json`, {
    findProblems,
    schema: 'landing-page.schema.json',
    text,
  });
}

/** Positions of two texts with four fifths of their sentences in common; empty if there are none. */
export function findCopies(messages: readonly string[]): readonly number[] {
  const all = messages.map(sentencesOf);
  for (const [index, sentences] of all.entries()) {
    const copy = all.findIndex((others, at) => {
      const shared = [...sentences].filter((sentence) => others.has(sentence)).length;
      return at > index && shared >= COPY_SHARE * Math.min(sentences.size, others.size);
    });
    if (copy >= 0) return [index, copy];
  }
  return [];
}

function sentencesOf(messages: string): Set<string> {
  const values: string[] = [];
  JSON.parse(messages, (_, value: unknown) => {
    if (typeof value === 'string') values.push(value);
    return value;
  });
  return new Set(values.flatMap((text) => text.toLowerCase().split(/(?<=[.!?])\s+/)));
}
