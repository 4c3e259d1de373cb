import { describe, expect, it } from 'vitest';
import { arrangeSamples, wideCells } from './sample-rows.ts';
import { SAMPLE_PAGES, SAMPLES } from '@waypage/content/samples';
import { readQuery, writeQuery } from '#features/query-state/useQueryState.ts';
import {
  ALL_SAMPLES,
  filterSamples,
  QUERY_PARAMETERS,
  NO_FILTER,
  traitsOf,
} from './samples-filter.ts';
import { findObject, PRINTED_OBJECTS } from '#components/printed-object/find-object.ts';
import { objectLayout, wideStock } from './SampleItem.tsx';

const drawn = (count: number) =>
  wideCells(count)
    .map((isWide) => (isWide ? 'W' : 's'))
    .join('');

/** Columns in use per row of a grid with these items; the last row may not be full. */
function filled(cells: readonly boolean[], columns: number): number[] {
  const rows: number[] = [];
  for (const isWide of cells) {
    const span = isWide ? 2 : 1;
    const used = rows.at(-1) ?? columns;
    if (used + span > columns) rows.push(span);
    else rows[rows.length - 1] = used + span;
  }
  return rows;
}

describe('the wide cells of the samples', () => {
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
  ])('of %i are %s', (count, cells) => {
    expect(drawn(count)).toBe(cells);
  });

  it.each([2, 4])('leave no gap in %i columns', (columns) => {
    for (let count = 2; count <= 60; count++) {
      const rows = filled(wideCells(count), columns);
      expect(new Set(rows), String(count)).toEqual(new Set([columns]));
    }
  });

  it('are wide for a quarter to a third', () => {
    const share = wideCells(43).filter(Boolean).length / 43;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.34);
  });
});

describe('arrangeSamples', () => {
  const arrange = (items: string) =>
    arrangeSamples([...items], (item) => item === item.toUpperCase())
      .map(({ item, isWide }) => (isWide ? `[${item}]` : item))
      .join('');

  it('keeps the order where all have an object', () => {
    expect(arrange('ABCDEFGHIJKLM')).toBe('[A]BCDE[F][G]HIJKLM');
  });

  it('puts only samples with an object in wide', () => {
    expect(arrange('abC')).toBe('[C]ab');
    expect(arrange('aBcdEfg')).toBe('[B]acdEfg');
  });

  it('makes none wide with too few objects', () => {
    expect(arrange('ab')).toBe('ab');
    expect(arrange('Ab')).toBe('Ab');
  });

  it('loses none, however many have an object', () => {
    for (let count = 0; count <= 50; count++) {
      for (const every of [1, 2, 3, 5]) {
        const items = Array.from({ length: count }, (_, index) => index);
        const placed = arrangeSamples(items, (index) => index % every === 0);
        expect(placed.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(items);
        for (const { item, isWide } of placed) if (isWide) expect(item % every).toBe(0);
      }
    }
  });
});

const ids = (samples: ReturnType<typeof filterSamples>) => samples.map(({ id }) => id);
const read = (query: string) => readQuery(query, NO_FILTER, QUERY_PARAMETERS);

describe('the samples', () => {
  it('are all that have a page, each once', () => {
    expect(ids(ALL_SAMPLES).sort()).toEqual(
      ids(SAMPLE_PAGES.filter(({ isPageless }) => !isPageless)).sort(),
    );
  });

  it('are all found by audience and look', () => {
    expect(ALL_SAMPLES.filter((sample) => !traitsOf(sample))).toEqual([]);
  });
});

describe('filtering', () => {
  it('shows all in order without filters', () => {
    expect(filterSamples({})).toEqual(ALL_SAMPLES);
  });

  it('shows what fits all that is asked for', () => {
    expect(ids(filterSamples({ type: 'vcard-plus' }))).toEqual([
      ...['vcard-black', 'vcard-white', 'vcard-portrait', 'vcard-clinic', 'vcard-studio'],
    ]);
    expect(ids(filterSamples({ type: 'vcard-plus', look: 'dark' }))).toEqual(['vcard-black']);
    expect(ids(filterSamples({ audience: 'pets', look: 'photo' }))).toEqual([
      'pet-cat',
      'donation-shelter',
    ]);
    expect(filterSamples({ type: 'coupon', audience: 'pets' })).toEqual([]);
  });
});

describe('the filter in the URL', () => {
  it.each(['', 'type=pet-id', 'for=people&look=dark', 'type=coupon&for=shops&look=dark'])(
    'is read as it was written: %s',
    (query) => {
      expect(writeQuery(read(query), NO_FILTER, QUERY_PARAMETERS)).toBe(query);
    },
  );

  it('shows all for an unknown value', () => {
    expect(read('type=short-url&for=everyone&look=DARK&page=2')).toEqual({});
    expect(read('type=nonsense&look=dark')).toEqual({ look: 'dark' });
  });
});

describe('objectLayout', () => {
  it('has normal paper area unless too wide', () => {
    const layouts = PRINTED_OBJECTS.map((object) => {
      const [width, height] = object.size;
      const layout = objectLayout(object);
      return { id: object.id, width: layout.width, area: (layout.width ** 2 * height) / width };
    });
    const maxArea = Math.max(...layouts.map(({ area }) => area));
    const widest = Math.max(...layouts.map(({ width }) => width));
    for (const { id, width, area } of layouts) {
      if (width < widest) expect(area / maxArea, id).toBeGreaterThan(0.98);
    }
  });

  it('is beside a narrow phone if tall', () => {
    const ids = ['bottle', 'steel-disc', 'coupon-ticket', 'sticker'] as const;
    const isTall = ids.map((id) => objectLayout(findObject(id)).isTall);
    expect(isTall).toEqual([true, true, false, false]);
  });

  it('is never higher than its space', () => {
    for (const object of PRINTED_OBJECTS) {
      const [width, height] = object.size;
      const layout = objectLayout(object);
      const maxHeight = layout.isTall ? 330 : 161;
      expect((layout.width * height) / width, object.id).toBeLessThan(450);
      expect((layout.narrowWidth * height) / width, object.id).toBeLessThanOrEqual(maxHeight);
    }
  });
});

it('a card matches its type, contrasting its field', () => {
  expect(SAMPLES.map(({ id }) => wideStock(id))).not.toContain('mist');
  expect(wideStock('coupon-two-for-one')).toBe('salmon');
});
