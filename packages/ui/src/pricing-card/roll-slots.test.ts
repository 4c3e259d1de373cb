import { describe, expect, it } from 'vitest';
import { rollDirection, rollSlots } from './roll-slots.js';

describe('the places of a rolling figure', () => {
  it('pair characters, counted from the first', () => {
    expect(rollSlots('29', '290')).toEqual([
      { to: '2', from: '2' },
      { to: '9', from: '9' },
      { to: '0', from: '' },
    ]);
  });

  it('drop surplus characters at once', () => {
    expect(rollSlots('290', '29')).toHaveLength(2);
  });

  it('rest while the figure stays the same', () => {
    expect(rollSlots('0', '0')).toEqual([{ to: '0', from: undefined }]);
  });
});

it.each([
  ['9', '90', 'up'],
  ['90', '9', 'down'],
  ['1,200', '900', 'down'],
  ['7', '7', 'up'],
] as const)('rolls from %s to %s: %s', (from, to, direction) => {
  expect(rollDirection(from, to)).toBe(direction);
});
