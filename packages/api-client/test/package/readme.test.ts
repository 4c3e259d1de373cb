import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  compileExamples,
  readExamples,
  runExamples,
} from '@waypage/scripts/testing/readme-examples.ts';

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
