/** Checks all messages and prints what to correct, in plain language (`pnpm check:messages`). */
import { readCorpus, untranslatedNotes } from '../checks/corpus.ts';
import { describeFinding, RULES } from '../checks/rules.ts';

const corpus = readCorpus();
let count = 0;

for (const { promise, check } of RULES) {
  const findings = check(corpus);
  if (findings.length === 0) continue;
  count += findings.length;
  console.log(`\nNot met: ${promise} (${findings.length})`);
  for (const finding of findings) console.log(`  ${describeFinding(finding)}`);
}

for (const note of untranslatedNotes(corpus)) console.log(note);

if (count === 0) console.log('All messages passed the checks.');
else {
  console.log(`\n${count} to fix. See packages/content/docs/editing-messages.md`);
  process.exitCode = 1;
}
