import { expect, it } from 'vitest';
import { cleanText, plainNumber } from './clean-text.ts';

it.each([
  ['\u200bana@mail.example\ufeff', 'ana@mail.example'],
  ['\u2066120\u2069', '120'],
  ['1\u202f200\u00a0€', '1 200 €'],
  ['so\u00adft', 'soft'],
  ['👩\u200d🍳\nმადლობა', '👩\u200d🍳\nმადლობა'],
])('cleanText of %j is %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

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
