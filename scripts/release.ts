import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './processes.ts';

// Publishes the versions of the packages that are not published yet, or lists what would be published:
//   node scripts/release.ts [--dry-run]

/** Runs a command, and ends with its exit code when it fails. */
function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Unknown arguments publish nothing.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
const packages = '--filter=./packages/*';
run('turbo', 'run', 'build', 'build:types', packages, '--output-logs=errors-only');
if (values['dry-run']) {
  run('pnpm', '--recursive', packages, 'pack', '--dry-run');
  run('changeset', 'status', '--verbose');
  console.log('Nothing was published.');
} else run('changeset', 'publish');
