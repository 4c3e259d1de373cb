import { describe, expect, it } from 'vitest';
import { nearestLeft } from './nearest-left.js';

describe('nearestLeft', () => {
  it.each([
    ['the one after', 'b', ['a', 'c', 'd'], 'c'],
    ['the one before, at the end', 'd', ['a', 'b', 'c'], 'c'],
    ['over others that went too', 'b', ['a', 'd'], 'd'],
    ['back, where all after it are gone', 'c', ['a', 'b'], 'b'],
    ['nothing, where nothing is left', 'b', [], undefined],
    ['nothing for a stranger', 'x', ['a', 'b', 'c', 'd'], undefined],
  ])('finds %s', (_, gone, left, expected) => {
    expect(nearestLeft(['a', 'b', 'c', 'd'], gone, left)).toBe(expected);
  });
});
