import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { factsFor } from '../src/facts.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/locales.ts';
import { OPEN_PROMISES, SETTLED_PROMISES, type PrintPromise } from '../src/promises/index.ts';
import { isUntranslated } from '../src/untranslated.ts';
import { locate, type Corpus, type Finding } from './corpus.ts';

/**
 * The recorded wording of a promise: its date, a hash for each language that has it, and the number of earlier
 * wordings.
 */
export interface RecordedWording {
  readonly since: string;
  readonly hashes: Readonly<Partial<Record<Locale, string>>>;
  readonly earlier: number;
}

export type RecordedWordings = Readonly<Record<string, RecordedWording>>;

const RECORD = 'Then run `pnpm --filter=@waypage/content run promises`, which records it.';

/** An open question promises nothing, so it may be asked in other words. */
function messagesOf(promise: PrintPromise): readonly string[] {
  return promise.status === 'settled'
    ? [promise.question, promise.rule]
    : ['before-you-print:notDecided'];
}

/** Drops the characters that only control line breaks: a better line break is not a new wording. */
const normalize = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** Hash of a promise as visitors read it, with its numbers filled in; undefined until it is translated completely. */
function hashOf(promise: PrintPromise, corpus: Corpus, locale: Locale): string | undefined {
  const facts: Readonly<Record<string, string>> = factsFor(locale);
  const texts = messagesOf(promise).map((key) => {
    const [namespace = '', path = ''] = key.split(':');
    return corpus[locale].get(namespace)?.get(path);
  });
  if (texts.some((text) => text === undefined || isUntranslated(text))) return undefined;
  const filledTexts = texts.map((text = '') =>
    normalize(text.replaceAll(/\{\{(\w+)\}\}/g, (match, name: string) => facts[name] ?? match)),
  );
  return createHash('sha256')
    .update(JSON.stringify([promise.status, ...filledTexts]))
    .digest('hex')
    .slice(0, 16);
}

export function recordOf(promise: PrintPromise, corpus: Corpus): RecordedWording {
  const hashes = LOCALES.flatMap((locale) => {
    const hash = hashOf(promise, corpus, locale);
    return hash === undefined ? [] : [[locale, hash] as const];
  });
  return {
    since: promise.since,
    hashes: Object.fromEntries(hashes),
    earlier: promise.earlier.length,
  };
}

function errorOf(now: RecordedWording, before: RecordedWording | undefined): string | undefined {
  // The first wording in a language translates the current one, so it is not a change.
  const isChanged = LOCALES.some((locale) => {
    const { [locale]: recorded } = before?.hashes ?? {};
    return recorded !== undefined && recorded !== now.hashes[locale];
  });
  if (!before || !isChanged) return undefined;
  if (now.since <= before.since) {
    return `The wording has changed and its date has not. Set "since" to the day of the change (src/promises/index.ts). ${RECORD}`;
  }
  return now.earlier > before.earlier
    ? undefined
    : `The wording has changed and the old one is gone. Keep it in "earlier" (src/promises/index.ts). ${RECORD}`;
}

/**
 * Finds promises whose wording changed without a new date, or whose old wording was dropped. Customers have printed
 * codes under the old wording, so it stays readable with its end date.
 */
export function undatedPromises(
  promises: readonly PrintPromise[],
  corpus: Corpus,
  recorded: RecordedWordings,
): readonly Finding[] {
  return promises.flatMap((promise) => {
    const what = errorOf(recordOf(promise, corpus), recorded[promise.id]);
    return what === undefined
      ? []
      : [
          {
            where: locate(DEFAULT_LOCALE, 'before-you-print', `the promise "${promise.id}"`),
            what,
          },
        ];
  });
}

export function unrecordedPromises(
  promises: readonly PrintPromise[],
  corpus: Corpus,
  recorded: RecordedWordings,
): readonly Finding[] {
  const present = Object.fromEntries(
    promises.map((promise) => [promise.id, recordOf(promise, corpus)]),
  );
  return [...new Set([...Object.keys(present), ...Object.keys(recorded)])]
    .filter((id) => JSON.stringify(present[id]) !== JSON.stringify(recorded[id]))
    .map((id) => ({
      where: 'checks/promise-wordings.json',
      what: `The promise "${id}" is recorded in another way or not at all. Run \`pnpm --filter=@waypage/content run promises\`, which records it.`,
    }));
}

export const RECORD_FILE = new URL('promise-wordings.json', import.meta.url);

export const PROMISES: readonly PrintPromise[] = [...SETTLED_PROMISES, ...OPEN_PROMISES];

export const readRecord = (): RecordedWordings =>
  JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as RecordedWordings;

export function promiseDates(corpus: Corpus): readonly Finding[] {
  const recorded = readRecord();
  const undated = undatedPromises(PROMISES, corpus, recorded);
  return undated.length > 0 ? undated : unrecordedPromises(PROMISES, corpus, recorded);
}
