import { describe, expect, it } from 'vitest';
import { widePlaces } from './sample-rows.ts';

const drawn = (count: number) =>
  widePlaces(count)
    .map((isWide) => (isWide ? 'W' : 's'))
    .join('');

/** The rows that a grid makes of the places, by their number of columns; the last may not be full. */
function filled(places: readonly boolean[], columns: number): number[] {
  const rows: number[] = [];
  for (const isWide of places) {
    const span = isWide ? 2 : 1;
    const used = rows.at(-1) ?? columns;
    if (used + span > columns) rows.push(span);
    else rows[rows.length - 1] = used + span;
  }
  return rows;
}

describe('the places of the samples', () => {
  it('are those of the design', () => {
    expect(drawn(13)).toBe('WssssWWssssss');
  });

  it.each([
    [0, ''],
    [1, 'W'],
    [2, 'WW'],
    [3, 'Wss'],
    [4, 'ssss'],
    [15, 'WssssWWssssssWW'],
  ])('of %i are %s', (count, places) => {
    expect(drawn(count)).toBe(places);
  });

  it.each([2, 4])('leave no gap in %i columns, however many there are', (columns) => {
    for (let count = 2; count <= 60; count++) {
      const rows = filled(widePlaces(count), columns);
      expect(new Set(rows), String(count)).toEqual(new Set([columns]));
    }
  });

  it('are wide for a quarter to a third of a long list', () => {
    const share = widePlaces(43).filter(Boolean).length / 43;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.34);
  });
});
