import { expect, it } from 'vitest';
import { plainNumber } from './clean-text.ts';

it.each([
  ['\u2066120\u2069', '120'],
  ['1\u202f200', '1200'],
  ['\u00a02,5\u200b', '2,5'],
  ['１２０', '120'],
  ['２．５', '2.5'],
  ['12a', '12a'],
])('plainNumber of %j is %s', (typed, text) => {
  expect(plainNumber(typed)).toBe(text);
});
