import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { annualSavingCents, annualSavingPercent, getPlan, PLANS, type PlanId } from './index.ts';
import { buildPriceList } from '../../scripts/build-price-list.ts';
import schema from './pricing.schema.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats(ajv);
const isPriceList = ajv.compile(schema);

describe('plans', () => {
  it('match docs/product.md, section 9', () => {
    expect(
      PLANS.map(({ id, priceMonthlyCents, priceAnnualCents, limits }) => [
        id,
        priceMonthlyCents,
        priceAnnualCents,
        limits.pages,
        limits.shortUrls,
      ]),
    ).toEqual([
      ['free', 0, 0, 2, 10],
      ['basic', 900, 9000, 50, 150],
      ['business', 2900, 29_000, 100, 500],
      ['premium', 7900, 79_000, 500, 3000],
    ]);
    // The price list states no number of users for Premium.
    expect(PLANS.map(({ limits }) => limits.users)).toEqual([1, 1, 3, undefined]);
  });

  it('save the stated amounts per year', () => {
    expect(PLANS.map(annualSavingCents)).toEqual([0, 1800, 5800, 15_800]);
    expect(annualSavingPercent()).toBe(16);
  });

  it('recommend exactly one, basic', () => {
    expect(PLANS.filter((plan) => plan.isRecommended).map((plan) => plan.id)).toEqual(['basic']);
  });

  it('are requested by a known id only', () => {
    expect(() => getPlan('gold' as PlanId)).toThrow(/There is no plan "gold".*free, basic/s);
  });
});

describe('the price list for consumers without TypeScript', () => {
  it('follows its schema', () => {
    expect(
      isPriceList(JSON.parse(JSON.stringify(buildPriceList()))),
      ajv.errorsText(isPriceList.errors),
    ).toBe(true);
  });

  it.each([
    ['a price with fractions', { priceMonthlyCents: 9.5 }],
    ['a negative price', { priceAnnualCents: -1 }],
    ['a missing name', { name: '' }],
    ['a language that is missing', { texts: {} }],
  ])('has a schema that refuses %s', (_, change) => {
    const list = buildPriceList();
    const [first, ...rest] = list.plans;
    expect(isPriceList({ ...list, plans: [{ ...first, ...change }, ...rest] })).toBe(false);
  });

  it('states the plans in every language', () => {
    const { texts: messages, plans } = buildPriceList();
    expect(JSON.stringify(plans)).not.toContain('{{');
    expect(messages.en).toMatchObject({ save: 'SAVE 16%', recommended: 'POPULAR' });
    expect(plans.map((plan) => plan.texts.fr.priceAnnual)).toEqual([
      '0\u00a0$',
      '90\u00a0$',
      '290\u00a0$',
      '790\u00a0$',
    ]);
    expect(plans[1]?.texts.en).toMatchObject({
      taglineAnnual: '$18 less than monthly',
      action: 'Choose Plan',
    });
    expect(plans[3]?.texts.en.features[1]).toBe('3,000 short addresses');
  });

  it('has a schema that allows additions', () => {
    const { texts: messages, plans, ...list } = buildPriceList();
    const added = {
      ...list,
      texts: { ...messages, de: messages.en },
      plans: plans.map((plan) => ({ ...plan, colour: 'red' })),
      note: 'new',
    };
    expect(isPriceList(added), ajv.errorsText(isPriceList.errors)).toBe(true);
  });

  it('has a schema that rejects invalid dates', () => {
    expect(isPriceList({ ...buildPriceList(), lastPriceChange: '2026-02-31' })).toBe(false);
  });
});
