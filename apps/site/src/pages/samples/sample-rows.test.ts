import { describe, expect, it } from 'vitest';
import { placeSamples, widePlaces } from './sample-rows.ts';

const drawn = (count: number) =>
  widePlaces(count)
    .map((isWide) => (isWide ? 'W' : 's'))
    .join('');

/** Columns in use per row of a grid with these items; the last row may not be full. */
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

  it.each([2, 4])('leave no gap in %i columns', (columns) => {
    for (let count = 2; count <= 60; count++) {
      const rows = filled(widePlaces(count), columns);
      expect(new Set(rows), String(count)).toEqual(new Set([columns]));
    }
  });

  it('are wide for a quarter to a third', () => {
    const share = widePlaces(43).filter(Boolean).length / 43;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.34);
  });
});

describe('placeSamples', () => {
  const place = (items: string) =>
    placeSamples([...items], (item) => item === item.toUpperCase())
      .map(({ item, isWide }) => (isWide ? `[${item}]` : item))
      .join('');

  it('keeps the order where all have an object', () => {
    expect(place('ABCDEFGHIJKLM')).toBe('[A]BCDE[F][G]HIJKLM');
  });

  it('puts only samples with an object in wide', () => {
    expect(place('abC')).toBe('[C]ab');
    expect(place('aBcdEfg')).toBe('[B]acdEfg');
  });

  it('makes none wide with too few objects', () => {
    expect(place('ab')).toBe('ab');
    expect(place('Ab')).toBe('Ab');
  });

  it('loses none, however many have an object', () => {
    for (let count = 0; count <= 50; count++) {
      for (const every of [1, 2, 3, 5]) {
        const items = Array.from({ length: count }, (_, index) => index);
        const placed = placeSamples(items, (index) => index % every === 0);
        expect(placed.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(items);
        for (const { item, isWide } of placed) if (isWide) expect(item % every).toBe(0);
      }
    }
  });
});
