import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ENTRIES } from '../../scripts/entries.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

export async function run(cwd: string, program: string, ...args: string[]): Promise<void> {
  await execute(program, args, { cwd, maxBuffer: 1e8 }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error([`${program} ${args.join(' ')} failed.`, stdout, stderr].join('\n'));
  });
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

  // Types of every entry, for the consumers that check them.
  const entries = ENTRIES.map(
    (entry, index) => `export * as e${index} from '@waypage/ui/${entry}';\n`,
  );
  for (const name of names) await writeFile(join(folder, name, 'entries.mts'), entries.join(''));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const workspace = await readFile(join(root, '../../pnpm-workspace.yaml'), 'utf8');
  const [catalog] = /^catalog:\n(?: .+\n)+/m.exec(workspace) ?? [];
  if (catalog === undefined) throw new Error('The workspace has no catalog of versions.');
  const settings = "packages: ['*']\nstrictDepBuilds: false\n";
  await writeFile(join(folder, 'pnpm-workspace.yaml'), settings + catalog);
  await run(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  return folder;
}
