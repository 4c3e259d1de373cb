import { createHash } from 'node:crypto';
import { factsFor } from '../src/facts.ts';
import { LOCALES } from '../src/locales.ts';
import type { PrintPromise } from '../src/promises/index.ts';
import { isUntranslated } from '../src/untranslated.ts';
import { place, type Corpus, type Finding } from './corpus.ts';

/** What is remembered of a promise: the day of its wording, a hash of the wording, and how many came before it. */
export interface RecordedWording {
  readonly since: string;
  readonly hash: string;
  readonly earlier: number;
}

/** The remembered wordings by the ids of their promises: `checks/promise-wordings.json`. */
export type RecordedWordings = Readonly<Record<string, RecordedWording>>;

const RECORD = 'Then run `pnpm --filter=@waypage/content run promises`, which records it.';

function textsOf(promise: PrintPromise): readonly string[] {
  return promise.status === 'settled'
    ? [promise.question, promise.rule]
    : [promise.question, promise.detail, 'before-you-print:notDecided'];
}

/** A wording without the characters that only keep its line together: setting it better is no new wording. */
const unset = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** What a promise says in every language, with its numbers, as a hash. */
function hashOf(promise: PrintPromise, corpus: Corpus): string {
  const said = LOCALES.flatMap((locale) => {
    const facts: Readonly<Record<string, string>> = factsFor(locale);
    return textsOf(promise).flatMap((key) => {
      const [namespace = '', path = ''] = key.split(':');
      const text = corpus[locale].get(namespace)?.get(path) ?? '';
      if (isUntranslated(text)) return [];
      return unset(text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => facts[name] ?? hole));
    });
  });
  return createHash('sha256')
    .update(JSON.stringify([promise.status, ...said]))
    .digest('hex')
    .slice(0, 16);
}

/** What is to be remembered of a promise. */
export function recordOf(promise: PrintPromise, corpus: Corpus): RecordedWording {
  return {
    since: promise.since,
    hash: hashOf(promise, corpus),
    earlier: promise.earlier.length,
  };
}

function faultOf(now: RecordedWording, before: RecordedWording | undefined): string | undefined {
  if (!before || now.hash === before.hash) return undefined;
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
    const what = faultOf(recordOf(promise, corpus), recorded[promise.id]);
    return what === undefined
      ? []
      : [{ where: place('en', 'before-you-print', `the promise "${promise.id}"`), what }];
  });
}

/** Promises that are not in the record as they are now, and records without a promise. */
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
      what: `The promise "${id}" stands there in another way or not at all. Run \`pnpm --filter=@waypage/content run promises\`, which records it.`,
    }));
}
