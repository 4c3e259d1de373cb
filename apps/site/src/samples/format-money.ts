import { usdParts, type Locale } from '@waypage/content';

const SIGNS = { EUR: '€', GBP: '£' };

/** Formats an amount without empty cents. Not by `Intl`, whose data differs between browsers: it is hydrated. */
export function formatMoney(amount: number, currency: 'EUR' | 'GBP', locale: Locale): string {
  const parts = usdParts(Math.round(amount * 100), locale);
  return parts.currencyPosition === 'before'
    ? SIGNS[currency] + parts.amount
    : `${parts.amount}\u00a0${SIGNS[currency]}`;
}
