import { describe, expect, it } from 'vitest';
import { breakName, nameSize } from './PreviewCard.tsx';

describe('breakName', () => {
  it('keeps up to ten characters on one line', () => {
    expect(breakName('Lumbre_bar')).toEqual(['Lumbre_bar']);
  });

  it('breaks after the last separator or ten characters', () => {
    expect(breakName('Lumbre-winter-menu-2')).toEqual(['Lumbre-', 'winter-menu-2']);
    expect(breakName('abcdefghijkl')).toEqual(['abcdefghij', 'kl']);
    expect(breakName('a_b_cdefghijk')).toEqual(['a_b_', 'cdefghijk']);
  });
});

it('nameSize steps down as the path grows', () => {
  expect([4, 5, 6, 7, 8, 9, 20].map((length) => nameSize('x'.repeat(length)))).toEqual([
    46, 42, 42, 34, 34, 28, 28,
  ]);
});
