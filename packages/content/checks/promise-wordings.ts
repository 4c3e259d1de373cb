import { readFileSync } from 'node:fs';
import { OPEN_PROMISES, SETTLED_PROMISES, type PrintPromise } from '../src/promises/index.ts';
import type { Corpus, Finding } from './corpus.ts';
import { undatedPromises, unrecordedPromises, type RecordedWordings } from './promise-dates.ts';

export const RECORD_FILE = new URL('promise-wordings.json', import.meta.url);

export const PROMISES: readonly PrintPromise[] = [...SETTLED_PROMISES, ...OPEN_PROMISES];

export const readRecord = (): RecordedWordings =>
  JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as RecordedWordings;

export function promiseDates(corpus: Corpus): readonly Finding[] {
  const recorded = readRecord();
  const undated = undatedPromises(PROMISES, corpus, recorded);
  return undated.length > 0 ? undated : unrecordedPromises(PROMISES, corpus, recorded);
}
