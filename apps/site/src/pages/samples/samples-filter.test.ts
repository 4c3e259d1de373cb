import { SAMPLE_PAGES } from '@waypage/content/samples';
import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery } from '#features/query-state/useQueryState.ts';
import { ALL_SAMPLES, filterSamples, IN_URL, NO_FILTER, traitsOf } from './samples-filter.ts';

const ids = (samples: ReturnType<typeof filterSamples>) => samples.map(({ id }) => id);
const read = (query: string) => readQuery(query, NO_FILTER, IN_URL);

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
      expect(writeQuery(read(query), NO_FILTER, IN_URL)).toBe(query);
    },
  );

  it('shows all for an unknown value', () => {
    expect(read('type=short-url&for=everyone&look=DARK&page=2')).toEqual({});
    expect(read('type=nonsense&look=dark')).toEqual({ look: 'dark' });
  });
});
