import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ENTRIES } from '../../scripts/entries.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

export async function run(cwd: string, program: string, ...args: string[]): Promise<void> {
  await execute(program, args, { cwd, maxBuffer: 1e8 }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error([`${program} ${args.join(' ')} failed.`, stdout, stderr].join('\n'));
  });
}

async function installedVersion(name: string): Promise<string> {
  const folder = resolve.paths(name)?.map((path) => join(path, name, 'package.json')) ?? [];
  for (const file of folder) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return (JSON.parse(text) as { version: string }).version;
  }
  throw new Error(`${name} is not installed, so a consumer cannot be given its version.`);
}

type Dependencies = Record<string, string>;

async function fillVersions(file: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    dependencies?: Dependencies;
    devDependencies?: Dependencies;
  };
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group ?? {})) {
      if (group) {
        group[name] =
          name === '@waypage/ui' ? 'file:../waypage-ui.tgz' : await installedVersion(name);
      }
    }
  }
  await writeFile(file, JSON.stringify(manifest));
}

/**
 * Copies consumers out of the workspace and installs the packed package into them.
 *
 * @returns the folder that contains them
 */
export async function installConsumers(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-consumers-'));
  for (const name of names) {
    await cp(join(root, 'test/consumers', name), join(folder, name), { recursive: true });
  }
  // pnpm then uses the locked versions, also for transitive dependencies.
  await cp(join(root, '../../pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  await run(root, 'pnpm', 'pack', '--pack-destination', folder);
  const packed = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (packed === undefined) throw new Error('pnpm pack left no file.');
  await rename(join(folder, packed), join(folder, 'waypage-ui.tgz'));

  for (const name of names) await fillVersions(join(folder, name, 'package.json'));
  // Types of every entry, for the consumers that check them.
  const entries = ENTRIES.map(
    (entry, index) => `export * as e${index} from '@waypage/ui/${entry}';\n`,
  );
  for (const name of names) await writeFile(join(folder, name, 'entries.mts'), entries.join(''));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await writeFile(join(folder, 'pnpm-workspace.yaml'), "packages: ['*']\nstrictDepBuilds: false\n");
  await run(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  return folder;
}
