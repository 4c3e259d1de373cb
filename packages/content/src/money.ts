import type { Locale } from './locales';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A whole amount of US dollars as each language writes it: $9, 9 US$, 9 $US.
 *
 * A fixed table instead of `Intl`: the text is prerendered, and two ICU versions that differ would
 * break hydration (decisions.md, "Numbers and prices").
 *
 * @param amount whole dollars, 0 or more
 * @throws RangeError when the amount is negative or has cents
 */
export function formatUsd(amount: number, locale: Locale): string {
  if (!Number.isInteger(amount) || amount < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(amount)} is not a whole amount of dollars. Plan prices are whole numbers from 0; pass one of them.`,
    );
  }
  switch (locale) {
    case 'en':
      return `$${String(amount)}`;
    case 'es':
      return `${String(amount)}${NO_BREAK_SPACE}US$`;
    case 'fr':
      return `${String(amount)}${NO_BREAK_SPACE}$US`;
  }
}
