import type { AnyLocale } from './locales.ts';
import { localeDefinition } from './register-locale.ts';

/** From here on digits are grouped. Figures of the plans are not grouped: 3000. */
const SMALLEST_GROUPED = 1000;

/**
 * A number as each language writes it: 12,879, 12.879, 12 879.
 *
 * A fixed table instead of `Intl`: the text is prerendered, and two ICU versions that differ would
 * break hydration.
 *
 * @param value any finite number, 0 or more
 * @param decimals how many decimals to write; without it as many as the number has
 * @throws RangeError when the value is negative or not finite, or the language is unknown
 */
export function formatNumber(value: number, locale: AnyLocale, decimals?: number): string {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(value)} cannot be written as a number of the site, because all of them are finite and not negative. Pass a number from 0.`,
    );
  }
  const { group, decimal } = localeDefinition(locale).number;
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = text.split('.');
  const grouped = value < SMALLEST_GROUPED ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
