import { spawnSync } from 'node:child_process';

import { createSection } from './new/section.ts';
import { ROOT } from './processes.ts';

/** What can be made, each with what makes it. */
const KINDS = { section: createSection } as const;

/**
 * Makes a skeleton that works and is tested: `pnpm new section proof` makes a section of the home page, the last but
 * one, with its words in three languages and a test. What it wrote is listed at the end.
 */
function create(): number {
  const [kind = '', name = ''] = process.argv.slice(2);
  if (!(kind in KINDS)) {
    console.error(
      `There is no kind ${JSON.stringify(kind)}. Say: pnpm new ${Object.keys(KINDS).join('|')} <name>`,
    );
    return 1;
  }
  const written = KINDS[kind as keyof typeof KINDS](ROOT, name);
  const { status } = spawnSync('pnpm', ['--filter=@waypage/content', 'run', 'messages'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(`\n${written.join('\n')}\n\nWhat comes next: CONTRIBUTING.md, "A second change".`);
  return status ?? 1;
}

try {
  process.exitCode = create();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
