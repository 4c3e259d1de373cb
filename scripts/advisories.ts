import { spawnSync } from 'node:child_process';

import { readAudit } from './read-audit.ts';

// Asks the registry for known vulnerabilities of the locked dependencies:
//   node scripts/advisories.ts

const { stdout, stderr, error } = spawnSync(
  'pnpm',
  ['audit', '--json', '--audit-level', 'moderate'],
  { encoding: 'utf8' },
);
const { code, text } = readAudit(error === undefined ? stdout : '', error?.message ?? stderr);
console.log(text);
process.exitCode = code;
