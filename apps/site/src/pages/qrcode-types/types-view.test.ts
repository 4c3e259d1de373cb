import { PAGE_TYPE_FILTERS, PAGE_TYPES } from '@waypage/content/page-types';
import { describe, expect, it } from 'vitest';
import { cellStocks, filterTypes, spansOf } from './types-view.ts';

describe('the gang sheet of the types', () => {
  it('spans cells by position, filling the last row', () => {
    expect(spansOf(14)).toEqual([5, 4, 3, 3, 4, 5, 5, 4, 3, 3, 4, 5, 7, 5]);
    expect(spansOf(3)).toEqual([5, 4, 3]);
    expect(spansOf(4)).toEqual([5, 4, 3, 12]);
    expect(spansOf(0)).toEqual([]);
  });

  it('puts plain stock between equal neighbors', () => {
    const onSheet = PAGE_TYPES.filter((_, index) => cellStocks(PAGE_TYPES)[index] === 'sheet');
    expect(onSheet.map(({ id }) => id)).toEqual(['gallery', 'pdf']);
  });

  it('keeps stock that differs from its neighbors', () => {
    expect(cellStocks(filterTypes('link'))).toEqual(['seafoam', 'airmail']);
    expect(cellStocks(filterTypes('media'))).toEqual(['airmail', 'mist', 'salmon', 'sheet']);
  });
});

describe('filterTypes', () => {
  it('keeps the order of all types', () => {
    for (const { category } of PAGE_TYPE_FILTERS) {
      const filtered = filterTypes(category);
      expect(filtered).toEqual(PAGE_TYPES.filter((type) => filtered.includes(type)));
    }
  });

  it('shows types under all and one category', () => {
    expect(filterTypes('all')).toEqual(PAGE_TYPES);
    const filtered = PAGE_TYPE_FILTERS.flatMap(({ category }) => filterTypes(category));
    expect(filtered).toHaveLength(PAGE_TYPES.length);
  });
});
