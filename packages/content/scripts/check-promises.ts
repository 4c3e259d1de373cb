/**
 * First step of the build: fails when a promise has changed without a new date, or when a message makes a forbidden
 * claim. All other rules, and missing records, are checked by `pnpm check:messages` and the tests.
 */
import { undatedPromises, PROMISES, readRecord } from '../checks/promise-dates.ts';
import { readCorpus, untranslatedNotes } from '../checks/corpus.ts';
import { describeFinding } from '../checks/rules.ts';
import { noForbiddenWords } from '../checks/wording.ts';

const corpus = readCorpus();
const findings = [...undatedPromises(PROMISES, corpus, readRecord()), ...noForbiddenWords(corpus)];
for (const finding of findings) console.error(describeFinding(finding));
for (const note of untranslatedNotes(corpus)) console.log(note);
if (findings.length > 0) process.exitCode = 1;
