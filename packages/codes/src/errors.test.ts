import { expect, it } from 'vitest';
import { assertNumber } from './errors.ts';

it.each([
  [0, { min: 0, isMinAllowed: false }, 'it has to be more than 0.'],
  [-1, { min: 0 }, 'it has to be at least 0.'],
  [30, { min: 0, max: 29 }, 'it has to be at least 0, at most 29.'],
  [
    1.5,
    { min: 1, max: 40, isInteger: true },
    'it has to be a whole number, at least 1, at most 40.',
  ],
  ['4', { min: 0 }, 'x is "4", a string; it has to be a number.'],
  [undefined, { min: 0 }, 'x is undefined; it has to be a number.'],
  [{}, { min: 0 }, 'x is an object; it has to be a number.'],
])('says what %j has to be', (value, range, message) => {
  expect(() => assertNumber('x', value as number, range)).toThrow(message);
});
