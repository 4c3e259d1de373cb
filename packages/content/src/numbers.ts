import type { Locale } from './locales.ts';

const NO_BREAK_SPACE = '\u00a0';

const GROUP_SEPARATORS: Readonly<Record<Locale, string>> = {
  en: ',',
  es: '.',
  fr: NO_BREAK_SPACE,
};

const DECIMAL_SEPARATORS: Readonly<Record<Locale, string>> = { en: '.', es: ',', fr: ',' };

/** From here on digits are grouped. Figures of the plans stand as docs/product.md writes them: 3000. */
const SMALLEST_GROUPED = 1000;

/**
 * A number as each language writes it: 12,879, 12.879, 12 879.
 *
 * A fixed table instead of `Intl`: the text is prerendered, and two ICU versions that differ would
 * break hydration (docs/product.md, section 10, "Numbers and prices").
 *
 * @param value any finite number, 0 or more
 * @param decimals how many decimals to write; without it as many as the number has
 * @throws RangeError when the value is negative or not finite
 */
export function formatNumber(value: number, locale: Locale, decimals?: number): string {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(value)} cannot be written as a number of the site, because all of them are finite and not negative. Pass a number from 0.`,
    );
  }
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = text.split('.');
  const grouped =
    value < SMALLEST_GROUPED
      ? whole
      : whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP_SEPARATORS[locale]);
  return fraction === undefined ? grouped : grouped + DECIMAL_SEPARATORS[locale] + fraction;
}
