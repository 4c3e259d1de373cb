/** Checks all texts and says in plain language what to put right (`pnpm texts`). */
import { countUntranslated } from '../checks/corpus.ts';
import { readCorpus } from '../checks/read-corpus.ts';
import { describeFinding, RULES } from '../checks/rules.ts';

const corpus = readCorpus();
let count = 0;

for (const { promise, check } of RULES) {
  const findings = check(corpus);
  if (findings.length === 0) continue;
  count += findings.length;
  console.log(`\nNot true yet: ${promise} (${findings.length})`);
  for (const finding of findings) console.log(`  ${describeFinding(finding)}`);
}

for (const [locale, waiting] of countUntranslated(corpus)) {
  console.log(`${locale}: ${waiting} texts wait for their translation and are shown in English.`);
}

if (count === 0) console.log('All texts are in order.');
else {
  console.log(`\n${count} to put right. How: packages/content/docs/editing-texts.md`);
  process.exitCode = 1;
}
