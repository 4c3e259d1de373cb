import type { Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * An amount of US dollars as each language writes it: $9, 9 US$, 9 $US. Cents are written only when
 * there are some: $9.50.
 *
 * @param cents whole cents, 0 or more
 * @throws RangeError when the amount is negative or has fractions of a cent
 */
export function formatUsdCents(cents: number, locale: Locale): string {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(cents)} is not a whole amount of cents, so it is no price. Pass whole cents from 0.`,
    );
  }
  const amount = formatNumber(cents / 100, locale, cents % 100 === 0 ? 0 : 2);
  switch (locale) {
    case 'en':
      return `$${amount}`;
    case 'es':
      return `${amount}${NO_BREAK_SPACE}US$`;
    case 'fr':
      return `${amount}${NO_BREAK_SPACE}$US`;
  }
}
