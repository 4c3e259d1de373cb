import type { AnyLocale } from './locales.ts';
import { formatNumber } from './numbers.ts';
import { findLocale } from './register-locale.ts';

/** An amount of US dollars in its parts, for those who set the sign in another size. */
export interface UsdParts {
  /** Figures only: `9.50`. */
  readonly amount: string;
  readonly currencySign: string;
  /** Side of the amount on which the language writes the sign. */
  readonly currencyPosition: 'before' | 'after';
}

/**
 * An amount of US dollars in the parts that a language writes. Cents are written only when there are
 * some: 9, 9.50.
 *
 * @param cents whole cents, 0 or more
 * @throws RangeError when the amount is negative or has fractions of a cent, or the language is unknown
 */
export function usdParts(cents: number, locale: AnyLocale): UsdParts {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(cents)} is not a whole amount of cents, so it is no price. Pass whole cents from 0.`,
    );
  }
  const {
    money: { sign, position },
    number: { decimal },
  } = findLocale(locale).definition;
  const rest = cents % 100;
  // Whole dollars apart: a division of many cents by 100 would round them.
  const dollars = formatNumber((cents - rest) / 100, locale);
  return {
    amount: rest === 0 ? dollars : dollars + decimal + String(rest).padStart(2, '0'),
    currencySign: sign,
    currencyPosition: position,
  };
}

/**
 * An amount of US dollars as each language writes it: $9, 9 US$, 9 $US. Cents are written only when
 * there are some: $9.50.
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
