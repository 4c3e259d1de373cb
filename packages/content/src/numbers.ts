import type { AnyLocale } from './locales.ts';
import { findLocale } from './register-locale.ts';

/** `toFixed` and `Intl` write no more than this either. */
const MOST_DECIMALS = 100;

/**
 * A number as each language writes it: 12,879, 12.879, 12 879. Digits are grouped by three from 1000 on.
 * Every digit is the number's own, whatever its size, and halves are rounded up: 1.005 with two decimals is 1.01.
 *
 * A fixed table instead of `Intl`: the text is prerendered, and two ICU versions that differ would
 * break hydration.
 *
 * @param value any finite number, 0 or more
 * @param decimals how many decimals to write, 0 to 100; without it as many as the number has
 * @throws RangeError when the value is negative or not finite, `decimals` is no whole number from 0 to 100, or the
 * language is unknown
 */
export function formatNumber(value: number, locale: AnyLocale, decimals?: number): string {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(value)} cannot be written as a number of the site, because all of them are finite and not negative. Pass a number from 0.`,
    );
  }
  if (
    decimals !== undefined &&
    !(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS)
  ) {
    throw new RangeError(
      `[@waypage/content] ${String(decimals)} is no number of decimals, so nothing can be rounded to it. Pass a whole number from 0 to ${String(MOST_DECIMALS)}.`,
    );
  }
  const { group, decimal } = findLocale(locale).definition.number;
  const [whole, fraction] = writeDigits(value, decimals);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => group);
  return fraction === '' ? grouped : grouped + decimal + fraction;
}

/** The digits before and after the decimal point, without exponent; `toFixed` writes one from 1e21 on. */
function writeDigits(
  value: number,
  decimals: number | undefined,
): [whole: string, fraction: string] {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [first = '', rest = ''] = mantissa.split('.');
  const scale = rest.length - Number(exponent);
  const kept = decimals ?? Math.max(scale, 0);
  const digits = String(shift(BigInt(first + rest), kept - scale)).padStart(kept + 1, '0');
  const point = digits.length - kept;
  return [digits.slice(0, point), digits.slice(point)];
}

/** `value` times ten to the power of `by`, halves rounded up. */
function shift(value: bigint, by: number): bigint {
  if (by >= 0) return value * 10n ** BigInt(by);
  const divisor = 10n ** BigInt(-by);
  return (value + divisor / 2n) / divisor;
}
