import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['\u200bana@mail.example\ufeff', 'ana@mail.example'],
  ['\u2066120\u2069', '120'],
  ['1\u202f200\u00a0€', '1 200 €'],
  ['so\u00adft', 'soft'],
  ['👩\u200d🍳\nმადლობა', '👩\u200d🍳\nმადლობა'],
])('cleanText of %j is %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});
