import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ROOT } from './processes.ts';
import { release, type PlannedRelease } from './release-plan.ts';

// Publishes the packages, or reports what would be published:
//   node scripts/release.ts [--dry-run]

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

interface Status {
  readonly releases: readonly { readonly name: string; readonly newVersion: string }[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const show = (command: string, ...args: readonly string[]): number =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

function run(cwd: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed.\n${error?.message ?? stdout + stderr}`);
  }
}

function pack(folder: string, into: string, { releases }: Status): PlannedRelease {
  const { name, version } = readJson(join(folder, 'package.json')) as Manifest;
  const packed = join(into, `${name.replaceAll(/\W/g, '-')}.tgz`);
  run(folder, 'pnpm', 'pack', '--out', packed);
  const unpacked = mkdtempSync(join(into, 'unpacked-'));
  run(into, 'tar', '-xzf', packed, '-C', unpacked, '--strip-components=1');
  const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => ({ path, stats: statSync(join(unpacked, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => ({ path, bytes: stats.size }));
  return {
    name,
    version,
    nextVersion: releases.find((one) => one.name === name)?.newVersion,
    packedBytes: statSync(packed).size,
    files,
  };
}

function describe(): readonly PlannedRelease[] {
  const into = mkdtempSync(join(tmpdir(), 'waypage-release-'));
  try {
    const file = join(into, 'status.json');
    run(ROOT, 'changeset', 'status', `--output=${file}`);
    const status = readJson(file) as Status;
    return globSync('packages/*/package.json', { cwd: ROOT })
      .sort()
      .filter((manifest) => (readJson(join(ROOT, manifest)) as Manifest).private !== true)
      .map((manifest) => pack(join(ROOT, dirname(manifest)), into, status));
  } finally {
    rmSync(into, { recursive: true });
  }
}

process.exitCode = release(process.argv.slice(2), {
  build: () =>
    show(
      'turbo',
      'run',
      'build',
      'build:types',
      '--filter=./packages/*',
      '--output-logs=errors-only',
    ),
  publish: () => show('changeset', 'publish'),
  describe,
  report: console.log,
});
