import type { AnyLocale } from './locales.ts';
import { formatNumber } from './numbers.ts';
import { findLocale } from './register-locale.ts';

/** Parts of an amount of US dollars, to set the sign in another size. */
export interface UsdParts {
  /** The number alone: `9.50`. */
  readonly amount: string;
  readonly currencySign: string;
  /** Side of the amount on which the language places the sign. */
  readonly currencyPosition: 'before' | 'after';
}

/**
 * Splits an amount of US dollars into the parts that a language writes. Cents are omitted when there are none: 9, 9.50.
 *
 * @param cents whole cents, 0 or more
 * @throws RangeError when the amount is negative or has fractions of a cent, or the language is unknown
 */
export function usdParts(cents: number, locale: AnyLocale): UsdParts {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(cents)} is not a price. Pass a whole number of cents, 0 or more.`,
    );
  }
  const {
    money: { sign, position },
    number: { decimal },
  } = findLocale(locale).definition;
  const rest = cents % 100;
  // Dollars are split off first: dividing a large number of cents by 100 would round.
  const dollars = formatNumber((cents - rest) / 100, locale);
  return {
    amount: rest === 0 ? dollars : dollars + decimal + String(rest).padStart(2, '0'),
    currencySign: sign,
    currencyPosition: position,
  };
}

/**
 * Formats an amount of US dollars for a language: $9, 9 US$, 9 $. Cents are omitted when there are none: $9.50.
 *
 * @param cents whole cents, 0 or more
 * @throws RangeError when the amount is negative or has fractions of a cent, or the language is unknown
 */
export function formatUsdCents(cents: number, locale: AnyLocale): string {
  const { amount, currencySign, currencyPosition } = usdParts(cents, locale);
  return currencyPosition === 'before'
    ? `${currencySign}${amount}`
    : `${amount}\u00a0${currencySign}`;
}
