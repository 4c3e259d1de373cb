import { expect, it } from 'vitest';
import { filterQuery, joinQuery } from './query.ts';

it.each([
  ['?debug&type=a&q=a%20b+c&empty=', 'debug&q=a%20b+c&empty='],
  ['?t%79pe=a&q=%zz', 'q=%zz'],
  ['?type=a', ''],
  ['', ''],
])('filters %s byte for byte', (search, expected) => {
  expect(filterQuery(search, (name) => name !== 'type')).toBe(expected);
});

it('joins parts of a query', () => {
  expect(joinQuery('a=1', '', 'b')).toBe('?a=1&b');
  expect(joinQuery('', '')).toBe('');
});
