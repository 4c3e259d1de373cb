import type { Locale } from '@waypage/content';

/** Formats an amount in the currency of the sample, without empty cents. */
export function money(amount: number, currency: 'EUR' | 'GBP', locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
