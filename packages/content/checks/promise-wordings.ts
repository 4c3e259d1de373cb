import { readFileSync } from 'node:fs';
import { OPEN_PROMISES, SETTLED_PROMISES, type PrintPromise } from '../src/promises/index.ts';
import type { Corpus, Finding } from './corpus.ts';
import { undatedPromises, unrecordedPromises, type RecordedWordings } from './promise-dates.ts';

/** Where the wordings are remembered. */
export const RECORD_FILE = new URL('promise-wordings.json', import.meta.url);

/** Every promise in its order. */
export const PROMISES: readonly PrintPromise[] = [...SETTLED_PROMISES, ...OPEN_PROMISES];

/** Reads what is remembered. */
export const readRecord = (): RecordedWordings =>
  JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as RecordedWordings;

/** The rule of the promises: a new wording has a new date, the old one is kept, and both are recorded. */
export function promiseDates(corpus: Corpus): readonly Finding[] {
  const recorded = readRecord();
  const undated = undatedPromises(PROMISES, corpus, recorded);
  return undated.length > 0 ? undated : unrecordedPromises(PROMISES, corpus, recorded);
}
