import { createHash } from 'node:crypto';
import { factsFor } from '../src/facts.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/locales.ts';
import type { PrintPromise } from '../src/promises/index.ts';
import { isUntranslated } from '../src/untranslated.ts';
import { place, type Corpus, type Finding } from './corpus.ts';

/** What is remembered of a promise: the day of its wording, a hash of the wording in each language that has it, and how many came before it. */
export interface RecordedWording {
  readonly since: string;
  readonly hashes: Readonly<Partial<Record<Locale, string>>>;
  readonly earlier: number;
}

/** The remembered wordings by the ids of their promises: `checks/promise-wordings.json`. */
export type RecordedWordings = Readonly<Record<string, RecordedWording>>;

const RECORD = 'Then run `pnpm --filter=@waypage/content run promises`, which records it.';

function messagesOf(promise: PrintPromise): readonly string[] {
  return promise.status === 'settled'
    ? [promise.question, promise.rule]
    : [promise.question, promise.detail, 'before-you-print:notDecided'];
}

/** A wording without the characters that only keep its line together: setting it better is no new wording. */
const unset = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** What a promise says in a language, with its numbers, as a hash; undefined until all of it is translated. */
function hashOf(promise: PrintPromise, corpus: Corpus, locale: Locale): string | undefined {
  const facts: Readonly<Record<string, string>> = factsFor(locale);
  const said = messagesOf(promise).map((key) => {
    const [namespace = '', path = ''] = key.split(':');
    return corpus[locale].get(namespace)?.get(path);
  });
  if (said.some((text) => text === undefined || isUntranslated(text))) return undefined;
  const written = said.map((text = '') =>
    unset(text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => facts[name] ?? hole)),
  );
  return createHash('sha256')
    .update(JSON.stringify([promise.status, ...written]))
    .digest('hex')
    .slice(0, 16);
}

/** What is to be remembered of a promise. */
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
  // The first wording in a language says what the others say since their day.
  const isChanged = LOCALES.some((locale) => {
    const { [locale]: recorded } = before?.hashes ?? {};
    return recorded !== undefined && recorded !== now.hashes[locale];
  });
  if (!before || !isChanged) return undefined;
  if (now.since <= before.since) {
    return `The wording has changed and its date has not. Set "since" to the day of the change (src/promises/promises.ts). ${RECORD}`;
  }
  return now.earlier > before.earlier
    ? undefined
    : `The wording has changed and the old one is gone. Keep it in "earlier" (src/promises/promises.ts). ${RECORD}`;
}

/**
 * Promises whose wording changed without a new date, or whose old wording is gone. What people printed by has to
 * stay readable, with the day until which it held.
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
      : [{ where: place(DEFAULT_LOCALE, 'before-you-print', `the promise "${promise.id}"`), what }];
  });
}

/** Promises that are not in the record as they are now, in each language that has them, and records without a promise. */
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
