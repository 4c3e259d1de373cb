import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const execute = promisify(execFile);

let folder: string;

const run = (program: string, ...args: string[]) => execute(program, args, { cwd: folder });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codes-consumer-'));
  await cp(join(root, 'test/consumer'), folder, { recursive: true });
  // pnpm then uses the locked versions, also for transitive dependencies.
  await cp(join(root, '../../pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  await execute('pnpm', ['pack', '--pack-destination', folder], { cwd: root });
  const packed = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
  const dependencies = { [manifest.name]: `file:${packed}` };
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'strictDepBuilds: false\n');
  await run('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('installed from its packed file', () => {
  it('works in Node, its worker included', async () => {
    const { stdout } = await run(process.execPath, 'main.mts');
    const text = 'https://waypage.example/orilla';
    expect(JSON.parse(stdout)).toEqual({
      code: [33, 33 * 33, 4, 0, 4],
      kind: 'url',
      drawn: [41, true, 0.5],
      print: 'fine',
      outlined: false,
      read: [
        [text, 'QR', 'zxing'],
        [text, 'QR', 'zxing'],
        [text, 'QR', 'zxing'],
      ],
      refused: ['not-an-image', 'not-an-image', 'out-of-range'],
      judged: [
        ['fine', 4],
        ['fine', 4],
      ],
      graded: [],
      views: 6,
      limit: 2331,
    });
  });

  it('checks its own files on a command line', async () => {
    const bin = join(folder, 'node_modules/.bin/codes');
    const files = ['code.png', 'code.svg', 'sheet.pdf'];
    const { stdout } = await run(bin, 'check', ...files, '--json', '--strict');
    const checked = (JSON.parse(stdout) as { files: { verdict: string }[] }).files;
    expect(checked.map(({ verdict }) => verdict)).toEqual(['fine', 'fine', 'fine']);
  });

  it('has types that need no browser', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const types = join(root, 'node_modules/@types');
    await run(process.execPath, tsc, '-p', '.', '--typeRoots', types);
  });
});
