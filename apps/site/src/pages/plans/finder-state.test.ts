import { PLANS } from '@waypage/content/pricing';
import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery } from '#features/query-state/useQueryState.ts';
import { findPlan } from './find-plan.ts';
import {
  amountAtStep,
  QUERY_PARAMETERS,
  INITIAL_STATE,
  MARKS,
  readAmount,
  stepAtAmount,
  toRequirements,
  type FinderState,
} from './finder-state.ts';

const valid = { pages: 7, shortUrls: 8, users: 1, needs: [] };

describe('the answers in the URL', () => {
  it('come back as they were given', () => {
    const state: FinderState = {
      pages: '24',
      shortUrls: '40',
      users: 'more',
      needs: ['place-and-device', 'api'],
      period: 'annual',
    };
    const query = writeQuery(state, INITIAL_STATE, QUERY_PARAMETERS);
    expect(query).toBe(
      'pages=24&addresses=40&people=more&need=place-and-device&need=api&period=annual',
    );
    expect(readQuery(`?${query}`, INITIAL_STATE, QUERY_PARAMETERS)).toEqual(state);
    expect(writeQuery(INITIAL_STATE, INITIAL_STATE, QUERY_PARAMETERS)).toBe('');
  });

  it('keep the parameter while an amount is invalid', () => {
    const state = { ...INITIAL_STATE, pages: 'x', shortUrls: '7' };
    expect(writeQuery(state, INITIAL_STATE, QUERY_PARAMETERS, '?pages=75')).toBe(
      'pages=75&addresses=7',
    );
    expect(writeQuery(state, INITIAL_STATE, QUERY_PARAMETERS)).toBe('addresses=7');
  });

  it('keep their defaults for an invalid URL', () => {
    const search = '?pages=many&addresses=-1&people=0&need=magic&period=weekly';
    expect(readQuery(search, INITIAL_STATE, QUERY_PARAMETERS)).toEqual(INITIAL_STATE);
  });
});

describe('an amount', () => {
  it('is a whole number', () => {
    expect([' 24 ', '0', '99999'].map(readAmount)).toEqual([24, 0, 99_999]);
    expect(readAmount('\u20661\u202f200\u2069')).toBe(1200);
    // As the page writes it in English, Spanish and French.
    expect(['3,000', '3.000', '3\u202f000'].map(readAmount)).toEqual([3000, 3000, 3000]);
  });

  it.each(' two 1.5 3,00 3,000.5 0.500 -1 1e3 100000 1234567'.split(' '))('is not %j', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  it('that is none yet keeps the one before', () => {
    expect(toRequirements({ ...INITIAL_STATE, pages: 'x', shortUrls: '' }, valid)).toMatchObject({
      pages: 7,
      shortUrls: 8,
    });
  });

  it('at first is what the free plan holds', () => {
    expect(findPlan(toRequirements(INITIAL_STATE, valid))).toMatchObject({ plan: { id: 'free' } });
  });
});

describe.each(['pages', 'shortUrls'] as const)('the slider for %s', (kind) => {
  it('has each plan’s limit at its mark', () => {
    const limits = PLANS.map(({ limits }) => limits[kind]);
    expect(MARKS.map((mark) => amountAtStep(mark, kind))).toEqual(limits);
    expect(limits.map((limit) => stepAtAmount(limit, kind))).toEqual(MARKS);
  });

  it('rises from nothing beyond every plan', () => {
    const amounts = Array.from({ length: 101 }, (_, step) => amountAtStep(step, kind));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(amounts[0]).toBe(0);
    expect(findPlan({ ...valid, [kind]: amounts[100] })).toMatchObject({ kind: 'none' });
    expect(stepAtAmount(1_000_000, kind)).toBe(100);
  });
});
