import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function readFolder(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const files = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

test.runIf(process.env['TEST_ALL'])('docs/ matches what `pnpm run docs` writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-reference-'));
  try {
    const typedoc = join(root, 'node_modules/typedoc/bin/typedoc');
    await promisify(execFile)(process.execPath, [typedoc, '--out', folder], { cwd: root });
    expect(await readFolder(folder)).toEqual(await readFolder(join(root, 'docs/reference')));
  } finally {
    await rm(folder, { recursive: true });
  }
});
