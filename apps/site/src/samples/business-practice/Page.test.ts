import { expect, it } from 'vitest';
import { OPENING, toBars } from './Page.tsx';

it('draws the whole day at full width', () => {
  expect(toBars([[8, 20]])).toBe('M0 0h100v10h-100z');
});

it('leaves a gap where the doors are closed', () => {
  expect(
    toBars([
      [8, 11],
      [14, 20],
    ]),
  ).toBe('M0 0h25v10h-25zM50 0h50v10h-50z');
});

it.each(OPENING)('keeps $day’s hours ordered between 8 and 20', ({ spans }) => {
  const hours = spans.flat();
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  expect(hours.at(0)).toBeGreaterThanOrEqual(8);
  expect(hours.at(-1)).toBeLessThanOrEqual(20);
});
