import { LOCALES, type Locale } from '../src/locales.ts';
import type { MessageKey } from '../src/messages/keys.ts';
import { formatUsdCents } from '../src/money.ts';
import { formatNumber } from '../src/numbers.ts';
import * as sources from '../src/pricing/index.ts';
import type { PriceList } from '../src/pricing/index.ts';
import { LOCALES_FOLDER } from './locale-folders.ts';
import { readJson } from './read-json.ts';

type Translate = (
  key: MessageKey<'pricing'>,
  values?: Readonly<Record<string, number | string>>,
) => string;

/** Returns a translator that throws on a missing key or placeholder, which stops the build. */
function translator(locale: Locale): Translate {
  const messages = readJson(new URL(`${locale}/pricing.json`, LOCALES_FOLDER));
  return (key, values = {}) => {
    const path = key.replace('pricing:', '').split('.');
    const text = path.reduce<unknown>(
      (some, name) => (some as Record<string, unknown> | undefined)?.[name],
      messages,
    );
    if (typeof text !== 'string') throw new Error(`There is no text "${key}" in ${locale}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Nothing fills {{${name}}} of "${key}".`);
      return typeof value === 'number' ? formatNumber(value, locale) : value;
    });
  };
}

const inEachLocale = <Messages>(make: (t: Translate, locale: Locale) => Messages) =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, make(translator(locale), locale)]),
  ) as Readonly<Record<Locale, Messages>>;

/** The published price list. @param pricing the module with the prices of the build. Default: those of now */
export function buildPriceList(pricing = sources): PriceList {
  const { annualSavingCents, LAST_PRICE_CHANGE, PLANS, PRICE_CURRENCY, PRICES_VALID_UNTIL, SALES } =
    pricing;
  return {
    version: 1,
    currency: PRICE_CURRENCY,
    lastPriceChange: LAST_PRICE_CHANGE,
    ...(PRICES_VALID_UNTIL !== undefined && { validUntil: PRICES_VALID_UNTIL }),
    ...(SALES.length > 0 && { sales: SALES }),
    texts: inEachLocale((t) => ({
      monthly: t('pricing:monthly'),
      annual: t('pricing:annual'),
      save: t('pricing:save', { percent: pricing.annualSavingPercent() }),
      perMonth: t('pricing:perMonth'),
      perYear: t('pricing:perYear'),
      recommended: t('pricing:popular'),
      note: `${t('pricing:footer')} ${t('pricing:contactSales')}`,
    })),
    plans: PLANS.map((plan) => {
      const { taglineMonthly, taglineAnnual, features, cta, ...data } = plan;
      return {
        ...data,
        texts: inEachLocale((t, locale) => ({
          priceMonthly: formatUsdCents(plan.priceMonthlyCents, locale),
          priceAnnual: formatUsdCents(plan.priceAnnualCents, locale),
          taglineMonthly: t(taglineMonthly),
          taglineAnnual: t(taglineAnnual, {
            saving: formatUsdCents(annualSavingCents(plan), locale),
          }),
          features: features.map(({ key, values }) => t(key, values)),
          action: t(cta),
        })),
      };
    }),
  };
}
