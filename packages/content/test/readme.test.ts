import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  compileExamples,
  readExamples,
  runExamples,
} from '@waypage/scripts/testing/readme-examples.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const GERMAN = { 'de/pricing.json': '{ "monthly": "Monatlich" }' };

test('the README’s examples compile with i18next', async () => {
  const examples = await readExamples(root, ['README.md']);
  expect(examples.length).toBeGreaterThan(3);
  const { errors, instantiations } = compileExamples(root, examples, GERMAN);
  expect(errors).toEqual([]);
  // With the keys of all namespaces it was 800,000 and took the compiler more than eight seconds.
  expect(instantiations).toBeLessThan(300_000);
});

test('the README’s examples give the stated results', async () => {
  await runExamples(root, await readExamples(root, ['README.md']), '', GERMAN);
});
