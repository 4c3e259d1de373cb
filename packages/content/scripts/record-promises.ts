/** Records the wordings of the promises (`pnpm promises`), unless one has changed without a new date. */
import { writeFileSync } from 'node:fs';
import {
  recordOf,
  undatedPromises,
  PROMISES,
  readRecord,
  RECORD_FILE,
} from '../checks/promise-dates.ts';
import { readCorpus } from '../checks/corpus.ts';
import { describeFinding } from '../checks/rules.ts';

const corpus = readCorpus();
const undated = undatedPromises(PROMISES, corpus, readRecord());
for (const finding of undated) console.error(describeFinding(finding));

if (undated.length > 0) process.exitCode = 1;
else {
  const record = Object.fromEntries(
    PROMISES.map((promise) => [promise.id, recordOf(promise, corpus)]),
  );
  writeFileSync(RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`${String(PROMISES.length)} wordings recorded.`);
}
