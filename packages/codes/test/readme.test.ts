import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  compileExamples,
  readExamples,
  runExamples,
} from '@waypage/scripts/testing/readme-examples.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

it('has examples that compile, run, and give what they say', async () => {
  const examples = await readExamples(root, ['README.md']);
  expect(examples.length).toBeGreaterThan(3);
  expect(compileExamples(root, examples).errors).toEqual([]);
  await runExamples(root, examples);
});
