import { expect, it } from 'vitest';
import { assertNumber, assertPositive } from './errors.ts';

it.each([
  [-1, {}, 'it has to be a number, 0 or more.'],
  [30, { max: 29 }, 'it has to be a number, 0 to 29.'],
  [1.5, { min: 1, max: 40, isInteger: true }, 'it has to be a whole number, 1 to 40.'],
  ['4', {}, 'x is "4", a string; it has to be a number, 0 or more.'],
  [undefined, {}, 'x is undefined; it has to be a number, 0 or more.'],
  [{}, {}, 'x is an object; it has to be a number, 0 or more.'],
])('assertNumber says what %j has to be', (value, range, message) => {
  expect(() => assertNumber('x', value as number, range)).toThrow(message);
});

it('assertPositive refuses zero', () => {
  expect(() => assertPositive('x', 0)).toThrow('x is 0; it has to be more than 0.');
});
