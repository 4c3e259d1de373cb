import { describe, expect, it } from 'vitest';
import { annualSaving, formatUsd, getPlan, isLocale, LOCALES, PLANS, SECTION_IDS } from './index';
import type { PlanId } from './index';

describe('prices', () => {
  it('are those of the specification, section 9', () => {
    expect(PLANS.map((plan) => [plan.id, plan.priceMonthly, plan.priceAnnual])).toEqual([
      ['free', 0, 0],
      ['basic', 9, 90],
      ['business', 29, 290],
      ['premium', 79, 790],
    ]);
    expect(PLANS.map((plan) => [plan.limits.pages, plan.limits.shortUrls])).toEqual([
      [2, 10],
      [50, 150],
      [100, 500],
      [500, 3000],
    ]);
  });

  it('save the stated amounts when paid by the year', () => {
    expect(PLANS.map(annualSaving)).toEqual([0, 18, 58, 158]);
  });

  it('recommend exactly one plan, basic', () => {
    expect(PLANS.filter((plan) => plan.isRecommended).map((plan) => plan.id)).toEqual(['basic']);
  });

  it('are asked for by a known plan id only', () => {
    expect(getPlan('premium').priceMonthly).toBe(79);
    expect(() => getPlan('gold' as PlanId)).toThrow(/There is no plan "gold".*free, basic/s);
  });
});

describe('formatUsd', () => {
  it('writes dollars as each language does', () => {
    expect(LOCALES.map((locale) => formatUsd(9, locale))).toEqual([
      '$9',
      '9\u00a0US$',
      '9\u00a0$US',
    ]);
  });

  it('refuses cents and negative amounts', () => {
    expect(() => formatUsd(9.5, 'en')).toThrow(RangeError);
    expect(() => formatUsd(-1, 'en')).toThrow(RangeError);
  });
});

describe('isLocale', () => {
  it('takes the three languages and nothing else', () => {
    expect(LOCALES.every(isLocale)).toBe(true);
    for (const other of ['EN', 'de', '', null, undefined, 1, ['en'], 'en-GB']) {
      expect(isLocale(other)).toBe(false);
    }
  });
});

describe('section ids', () => {
  it('are unique', () => {
    expect(new Set(SECTION_IDS).size).toBe(SECTION_IDS.length);
  });
});
