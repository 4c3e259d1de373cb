import { describe, expect, it } from 'vitest';
import { compareValues, type SortValue } from './compare-values.js';

const order = (values: readonly SortValue[], isDescending = false) =>
  compareValues(values, (value) => value, isDescending);

describe('compareValues', () => {
  it('sorts numbers, dates and strings by value', () => {
    expect(order([10, 9, 1])).toEqual([1, 9, 10]);
    expect(order(['Étage', 'Zoo', 'eau'])).toEqual(['eau', 'Étage', 'Zoo']);
    expect(order(['Page 10', 'Page 9'])).toEqual(['Page 9', 'Page 10']);
    const [early, late] = [new Date(2026, 0, 1), new Date(2026, 5, 1)];
    expect(order([late, early])).toEqual([early, late]);
  });

  it('keeps what is missing last in both directions', () => {
    expect(order([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(order([null, 2, '', 1], true)).toEqual([2, 1, null, '']);
  });

  it('keeps the order of equal values', () => {
    const rows = [
      { id: 'a', value: 1 },
      { id: 'b', value: 1 },
    ];
    expect(compareValues(rows, ({ value }) => value, true).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
