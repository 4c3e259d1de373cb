import { SOLUTIONS } from '@waypage/content';
import { ROOT } from '@waypage/scripts/processes.ts';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('solutionVisibility.json matches the built-in flags', async () => {
  const file = `${ROOT}/apps/site/public/solutionVisibility.json`;
  const hidden = SOLUTIONS.filter(({ isHidden }) => isHidden).map(({ id }) => [id, false]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(Object.fromEntries(hidden));
});
