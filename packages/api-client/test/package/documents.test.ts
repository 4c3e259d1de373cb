import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  compileExamples,
  readExamples,
  runExamples,
} from '@waypage/scripts/testing/readme-examples.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const DOCUMENTS = [
  'README.md',
  'docs/errors.md',
  'docs/testing.md',
  'docs/timeouts-and-retries.md',
];

const PRELUDE = `
import { createFakeFetch } from '@waypage/api-client/testing';
const fake = createFakeFetch();
fake.setAnswer('/api/pages/7', { title: 'New' });
fake.setAnswer('/api/pages', '');
globalThis.fetch = fake.fetch;
`;

test('the examples of the documents compile', async () => {
  const examples = await readExamples(root, DOCUMENTS);
  expect(examples.length).toBeGreaterThan(5);
  expect(compileExamples(root, examples).errors).toEqual([]);
});

test('the documents’ examples give the stated results', async () => {
  await runExamples(root, await readExamples(root, DOCUMENTS), PRELUDE);
});

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
