import { LOCALES, type Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { getPlan, PLANS, type BillingPeriod } from '@waypage/content/pricing';
import { describe, expect, it } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { planView } from './plan-view.ts';

async function translate(locale: Locale) {
  return createI18n(locale, await loadMessages(locale, ['pricing'])).getFixedT(locale, ['pricing']);
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

describe('the card of a plan', () => {
  it('has the prices, savings and links of the price list', async () => {
    const t = await translate('en');
    const cards = (period: BillingPeriod) =>
      PLANS.map((plan) => {
        const { price, tagline, href } = planView(plan, period, t, 'en');
        return [price.amount, tagline, pathOf(href)];
      });
    expect(cards('monthly').map(([amount, , path]) => [amount, path])).toEqual([
      ['0', '/plans/buy/free?nxtPtype=free'],
      ['9', '/plans/buy/basic?nxtPtype=basic'],
      ['29', '/plans/buy/business?nxtPtype=business'],
      ['79', '/plans/buy/premium?nxtPtype=premium'],
    ]);
    expect(cards('annual')).toEqual([
      ['0', 'Always free', '/plans/buy/free?nxtPtype=free'],
      ['90', '$18 less than monthly', '/plans/buy/basic_annual?nxtPtype=basic_annual'],
      ['290', '$58 less than monthly', '/plans/buy/business_annual?nxtPtype=business_annual'],
      ['790', '$158 less than monthly', '/plans/buy/premium_annual?nxtPtype=premium_annual'],
    ]);
  });

  it('writes the currency on the side where the language has it', async () => {
    const written = await Promise.all(
      LOCALES.map(async (locale) => {
        const view = planView(getPlan('basic'), 'annual', await translate(locale), locale);
        return [view.currencyPosition, view.price.currencySign, view.price.amount];
      }),
    );
    expect(written).toEqual([
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

  it('leaves no placeholder open in any language', async () => {
    for (const locale of LOCALES) {
      const t = await translate(locale);
      for (const period of ['monthly', 'annual'] as const) {
        for (const plan of PLANS) {
          expect(JSON.stringify(planView(plan, period, t, locale))).not.toContain('{{');
        }
      }
    }
  });
});
