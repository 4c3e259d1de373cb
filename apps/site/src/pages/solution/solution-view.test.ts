import { PAGE_TYPES } from '@waypage/content/page-types';
import { SOLUTIONS } from '@waypage/content/solutions';
import { expect, it } from 'vitest';
import { titleLength, viewSolution } from './solution-view.ts';

const views = SOLUTIONS.map(({ id }) => viewSolution(id, 'en'));

it('a solution leads to its kind of code', () => {
  expect(viewSolution('playlist', 'en').typePath).toBe('/qrcode-types/audio');
  expect(viewSolution('product', 'en').typePath).toBeUndefined();
  const paths = views.flatMap(({ typePath }) => typePath ?? []);
  expect(paths.sort()).toEqual(PAGE_TYPES.map(({ id }) => `/qrcode-types/${id}`).sort());
});

it('a longer title is set smaller', () => {
  expect(titleLength('A tag that calls you.')).toBe('short');
  expect(titleLength('The last business card you reprint')).toBe('medium');
  expect(titleLength('Answer the four questions every customer asks')).toBe('long');
});
