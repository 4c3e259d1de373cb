import { LOCALES, type Locale } from '@waypage/content';
import { getPlan, PLANS } from '@waypage/content/pricing';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { planView } from './plan-view.ts';

const translate = (locale: Locale) => translator(locale, ['pricing']);

describe('planView', () => {
  it('puts the currency where the language has it', async () => {
    const formatted = await Promise.all(
      LOCALES.map(async (locale) => {
        const view = planView(getPlan('basic'), 'annual', await translate(locale), locale);
        return [view.currencyPosition, view.price.currencySign, view.price.amount];
      }),
    );
    expect(formatted).toEqual([
      ['before', '$', '90'],
      ['after', 'US$', '90'],
      ['after', '$', '90'],
    ]);
  });

  it('stamps the recommended plan alone', async () => {
    const t = await translate('en');
    const stamps = PLANS.map((plan) => planView(plan, 'monthly', t, 'en').recommendedLabel);
    expect(stamps).toEqual([undefined, 'POPULAR', undefined, undefined]);
  });
});
