import { expect, it } from 'vitest';
import { baseLetters, textContentOf } from './base-letters.js';

it.each([
  ['Éclair', 'Eclair'],
  ['Ñandú', 'Nandu'],
  ['Ångström', 'Angstrom'],
  ['שָׁלוֹם', 'שלום'],
  ['Plain', 'Plain'],
])('baseLetters of %s are %s', (text, expected) => {
  expect(baseLetters(text)).toBe(expected);
});

it('textContentOf reads strings, numbers and elements', () => {
  expect(
    textContentOf([
      'Page ',
      3,
      <b key="b">
        {' '}
        of <i>9</i>
      </b>,
      null,
    ]),
  ).toBe('Page 3 of 9');
});
