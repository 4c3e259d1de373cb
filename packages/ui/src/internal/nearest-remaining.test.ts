import { expect, it } from 'vitest';
import { nearestRemaining } from './nearest-remaining.js';

it.each([
  ['the one after', 'b', ['a', 'c', 'd'], 'c'],
  ['the one before, at the end', 'd', ['a', 'b', 'c'], 'c'],
  ['over others that were removed', 'b', ['a', 'd'], 'd'],
  ['one before, where none after it remains', 'c', ['a', 'b'], 'b'],
  ['nothing, where nothing remains', 'b', [], undefined],
  ['nothing for an unknown one', 'x', ['a', 'b', 'c', 'd'], undefined],
])('nearestRemaining finds %s', (_, removed, remaining, expected) => {
  expect(nearestRemaining(['a', 'b', 'c', 'd'], removed, remaining)).toBe(expected);
});
