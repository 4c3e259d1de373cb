import type { AnyLocale } from './locales.ts';
import { findLocale } from './register-locale.ts';

/** The limit of `toFixed` and `Intl`. */
const MAX_DECIMALS = 100;

/**
 * Formats a number for a language: 12,879, 12.879, 12 879. Digits are grouped by three from 1000 on. All digits are
 * exact, whatever the size, and halves are rounded up: 1.005 with two decimals is 1.01.
 *
 * Uses a fixed table instead of `Intl`: the text is prerendered, and different ICU versions on server and client would
 * break hydration.
 *
 * @param value any finite number, 0 or more
 * @param decimals number of decimals, 0 to 100; if omitted, as many as the number has
 * @throws RangeError when the value is negative or not finite, `decimals` is not a whole number from 0 to 100, or the
 * language is unknown
 */
export function formatNumber(value: number, locale: AnyLocale, decimals?: number): string {
  if (!Number.isFinite(value) || value < 0) {
    throw new RangeError(
      `[@waypage/content] ${String(value)} cannot be formatted. Pass a finite number, 0 or more.`,
    );
  }
  if (
    decimals !== undefined &&
    !(Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS)
  ) {
    throw new RangeError(
      `[@waypage/content] ${String(decimals)} is not a number of decimals. Pass a whole number from 0 to ${String(MAX_DECIMALS)}.`,
    );
  }
  const { group, decimal } = findLocale(locale).definition.number;
  const [integer, fraction] = writeDigits(value, decimals);
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, () => group);
  return fraction === '' ? grouped : grouped + decimal + fraction;
}

/**
 * Formats a time of day for a language: 17:30 and 9:00, in French 17 h 30 and 9 h.
 *
 * @param time hours and minutes, as in `09:30`
 * @throws RangeError when `time` has another form, or the language is unknown
 */
export function formatTime(time: string, locale: AnyLocale): string {
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === '') {
    throw new RangeError(
      `[@waypage/content] ${JSON.stringify(time)} is not a time of day. Pass hours and minutes, such as "09:30".`,
    );
  }
  const { separator, wholeHour } = findLocale(locale).definition.time ?? {
    separator: ':',
    wholeHour: ':00',
  };
  return String(Number(hour)) + (minute === '00' ? wholeHour : separator + minute);
}

/** Digits before and after the decimal point, without the exponent that `toFixed` writes from 1e21 on. */
function writeDigits(
  value: number,
  decimals: number | undefined,
): [integer: string, fraction: string] {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const [first = '', rest = ''] = mantissa.split('.');
  const scale = rest.length - Number(exponent);
  const count = decimals ?? Math.max(scale, 0);
  const digits = String(shift(BigInt(first + rest), count - scale)).padStart(count + 1, '0');
  const point = digits.length - count;
  return [digits.slice(0, point), digits.slice(point)];
}

/** Multiplies `value` by ten to the power of `by`; halves are rounded up. */
function shift(value: bigint, by: number): bigint {
  if (by >= 0) return value * 10n ** BigInt(by);
  const divisor = 10n ** BigInt(-by);
  return (value + divisor / 2n) / divisor;
}
