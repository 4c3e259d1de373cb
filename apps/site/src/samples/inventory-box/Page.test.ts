import { expect, it } from 'vitest';
import { BOX_ITEMS, missingItems, toggleFound } from './Page.tsx';

it('lists everything unticked in order', () => {
  expect(missingItems([])).toEqual(BOX_ITEMS);
  expect(missingItems(['tin', 'mugs', 'towels', 'matches']).map(({ id }) => id)).toEqual([
    'stove',
    'kettle',
  ]);
  expect(missingItems(BOX_ITEMS.map(({ id }) => id))).toEqual([]);
});

it('forgets a tick that is reverted', () => {
  const found = toggleFound([], 'kettle');
  expect(found).toEqual(['kettle']);
  expect(toggleFound(found, 'kettle')).toEqual([]);
});
