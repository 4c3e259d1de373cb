import { LOCALES, type Locale } from '@waypage/content';
import type { BillingPeriod } from '@waypage/content/pricing';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { findPlan, type Requirements } from './find-plan.ts';
import { answerView, requirementsText } from './finder-view.ts';

const translate = (locale: Locale) => translator(locale, ['plans', 'pricing', 'common']);

const t = await translate('en');
const few: Requirements = { pages: 2, shortUrls: 10, users: 1, needs: [] };
const view = (change: Partial<Requirements>, period: BillingPeriod = 'monthly') => {
  const requirements = { ...few, ...change };
  return answerView(findPlan(requirements), requirements, period, t, 'en');
};
const linesOf = ({ lines }: { lines: readonly { label: string; value: string }[] }) =>
  lines.map(({ label, value }) => `${label} ${value}`);

describe('answerView', () => {
  it('says what fits, its price and cheaper limits', () => {
    const basic = view({ pages: 24, shortUrls: 40 });
    expect(basic).toMatchObject({
      title: 'Basic fits',
      sentence: 'Basic fits: $9 a month. Free stops at: 2 pages or codes.',
      price: { sign: '$', amount: '9', signFirst: true, period: 'a month' },
      note: 'or $90 a year, $18 less',
    });
    expect(linesOf(basic)).toEqual([
      'Free stops at 2 pages or codes',
      'Basic stops at 50 pages or codes',
      'Next plan up Business, $29',
    ]);
    expect(basic.action?.href).toMatch(/\/plans\/buy\/basic\?nxtPtype=basic$/);
  });

  it('follows the billing period', () => {
    const business = view({ pages: 80, users: 3, needs: ['reports'] }, 'annual');
    expect(business).toMatchObject({ price: { amount: '290' }, note: '$58 less than monthly' });
    expect(linesOf(business).at(-1)).toBe('Next plan up Premium, $790');
    expect(business.action?.href).toMatch(/business_annual/);
  });

  it('names the missing feature and nearest limit', () => {
    expect(linesOf(view({ needs: ['own-domain'], shortUrls: 2000 }))).toEqual([
      'Business stops at 500 short addresses',
      'Premium stops at 3,000 short addresses',
    ]);
    expect(linesOf(view({ needs: ['own-domain'] }))).toEqual([
      'Business our domain',
      'Premium stops at 500 pages or codes',
    ]);
    expect(view({}).note).toBe('Always free');
  });

  it('says what no plan provides or confirms', () => {
    const none = view({ pages: 700 });
    expect(none).toMatchObject({ title: 'No plan is large enough', action: undefined });
    expect(linesOf(none)).toEqual([
      'Premium stops at 500 pages or codes',
      'You need 700 pages or codes',
    ]);
    expect(view({ pages: 400, users: 4 }).title).toBe('Ask us first');
    expect(linesOf(view({ pages: 400, users: 4 }))).toEqual([
      'Premium number of people not published',
      'You need more than 3 people',
    ]);
  });

  it('writes the language’s colon between limit and amount', async () => {
    const requirements = { ...few, pages: 24 };
    const sentences = LOCALES.map(async (locale) => {
      const translated = await translate(locale);
      return answerView(findPlan(requirements), requirements, 'monthly', translated, locale)
        .sentence;
    });
    expect(await Promise.all(sentences)).toEqual([
      'Basic fits: $9 a month. Free stops at: 2 pages or codes.',
      'Basic te sirve: 9\u00a0US$ al mes. Free llega a: 2 páginas o códigos.',
      'La formule Basic suffit\u00a0: 9\u00a0$ par mois. Free s’arrête à\u00a0: 2 pages ou codes.',
    ]);
  });
});

it('what was asked for is a list', () => {
  expect(requirementsText({ pages: 700, shortUrls: 10, users: 1, needs: ['api'] }, t)).toBe(
    'I need:\n- 700 pages or codes\n- 10 short addresses\n- 1 person\n- API access',
  );
});
