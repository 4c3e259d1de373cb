import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

const show = (command: string, ...args: readonly string[]): number =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

function read(cwd: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed.\n${error?.message ?? stdout + stderr}`);
  }
  return stdout;
}

async function pack(folder: string, into: string, status: Status): Promise<PlannedRelease> {
  const { name, version } = (await readJson(join(folder, 'package.json'))) as Manifest;
  const packed = join(into, `${name.replaceAll(/\W/g, '-')}.tgz`);
  read(folder, 'pnpm', 'pack', '--out', packed);
  const unpacked = await mkdtemp(join(into, 'unpacked-'));
  read(into, 'tar', '-xzf', packed, '-C', unpacked);
  const files = (await readdir(unpacked, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return {
    name,
    version,
    nextVersion: status.releases.find((one) => one.name === name)?.newVersion,
    packedBytes: (await stat(packed)).size,
    files: await Promise.all(
      files.sort().map(async (file) => ({
        path: file.slice(join(unpacked, 'package').length + 1),
        bytes: (await stat(file)).size,
      })),
    ),
  };
}

async function describe(): Promise<readonly PlannedRelease[]> {
  const into = await mkdtemp(join(tmpdir(), 'waypage-release-'));
  try {
    const file = join(into, 'status.json');
    read(ROOT, 'changeset', 'status', `--output=${file}`);
    const status = (await readJson(file)) as Status;
    const planned: PlannedRelease[] = [];
    for (const name of (await readdir(join(ROOT, 'packages'))).sort()) {
      const folder = join(ROOT, 'packages', name);
      const manifest = (await readJson(join(folder, 'package.json'))) as Manifest;
      if (manifest.private !== true) planned.push(await pack(folder, into, status));
    }
    return planned;
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}

process.exitCode = await release(process.argv.slice(2), {
  build: () => show('turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'),
  publish: () => show('changeset', 'publish'),
  describe,
  report: (text) => {
    console.log(text);
  },
});
