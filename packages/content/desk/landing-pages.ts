import { readdirSync, readFileSync } from 'node:fs';
import { readDataFile, type Problem } from './data-file.ts';

/** Content of a file in `landing-pages`. */
export interface LandingPageData {
  readonly indexed: boolean;
  readonly pageTypes: readonly string[];
  readonly plan: 'free' | 'basic' | 'business' | 'premium';
  readonly questions: readonly string[];
}

/** A landing page with its title in each language. */
export interface TitledLandingPage extends LandingPageData {
  readonly titles: Readonly<Record<string, string>>;
}

interface Known {
  readonly pageTypes: readonly string[];
  readonly questions: readonly string[];
}

const FOLDER = new URL('../landing-pages/', import.meta.url);
const LOCALES = new URL('../locales/', import.meta.url);

/** Share of equal sentences from which two pages are one page twice, for visitors and for search engines. */
const COPY_SHARE = 0.8;

/**
 * Reads all landing pages, by their name.
 *
 * @throws Error that names each problem with its line, or two pages that are near copies
 */
export function readLandingPages(
  known: Known,
  languages: readonly string[],
): ReadonlyMap<string, TitledLandingPage> {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const pages = names.map((name) => {
    const data = readDataFile<LandingPageData>(
      `landing-pages/${name}.json`,
      (page) => landingPageProblems(name, page, known, languagesWithout(name, languages)),
      'landing-page.schema.json',
    );
    const titles = languages.map((language) => [language, titleOf(name, language)] as const);
    return [name, { ...data, titles: Object.fromEntries(titles) }] as const;
  });
  for (const language of languages) {
    const texts = names.map(
      (name) => [name, readFileSync(messagesFile(name, language), 'utf8')] as const,
    );
    const copies = findCopies(new Map(texts));
    if (copies) {
      throw new Error(
        `packages/content/locales/${language}/landing-${copies[0]}.json:1 has four fifths of its sentences in common with ` +
          `landing-${copies[1]}.json. Write one of them for its own visitors, or remove the page.`,
      );
    }
  }
  return new Map(pages);
}

const messagesFile = (name: string, language: string) =>
  new URL(`${language}/landing-${name}.json`, LOCALES);

function titleOf(name: string, language: string): string {
  const messages = JSON.parse(readFileSync(messagesFile(name, language), 'utf8')) as {
    readonly head: { readonly title: string };
  };
  return messages.head.title;
}

function languagesWithout(name: string, languages: readonly string[]): readonly string[] {
  return languages.filter(
    (language) => !readdirSync(new URL(`${language}/`, LOCALES)).includes(`landing-${name}.json`),
  );
}

/** What is wrong in a landing page, beyond its form. */
export function* landingPageProblems(
  name: string,
  { pageTypes, questions }: LandingPageData,
  known: Known,
  missing: readonly string[],
): Generator<Problem> {
  for (const field of ['pageTypes', 'questions'] as const) {
    for (const [index, id] of { pageTypes, questions }[field].entries()) {
      if (!known[field].includes(id)) {
        yield {
          at: [field, index],
          what: `"${id}" is unknown. Write one of: ${known[field].join(', ')}.`,
        };
      }
    }
  }
  for (const language of missing) {
    yield {
      at: [],
      what: `Its messages are missing. Copy packages/content/locales/en/landing-restaurants.json to ${language}/landing-${name}.json and write them.`,
    };
  }
}

/** Two pages with four fifths of their sentences in common, if there are any. */
export function findCopies(
  texts: ReadonlyMap<string, string>,
): readonly [string, string] | undefined {
  const all = [...texts].map(([name, text]) => [name, sentencesOf(text)] as const);
  for (const [index, [name, sentences]] of all.entries()) {
    for (const [other, others] of all.slice(index + 1)) {
      const shared = [...sentences].filter((sentence) => others.has(sentence)).length;
      if (shared >= COPY_SHARE * Math.min(sentences.size, others.size)) return [name, other];
    }
  }
  return undefined;
}

function sentencesOf(messages: string): ReadonlySet<string> {
  const values: string[] = [];
  JSON.parse(messages, (_, value: unknown) => {
    if (typeof value === 'string') values.push(value);
    return value;
  });
  return new Set(values.flatMap((text) => text.toLowerCase().split(/(?<=[.!?])\s+/)));
}
