import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { formatUsdCents, usdParts } from './money.ts';
import { formatNumber } from './numbers.ts';

describe('formatUsdCents', () => {
  it('writes dollars as each language does', () => {
    expect(LOCALES.map((locale) => formatUsdCents(900, locale))).toEqual([
      '$9',
      '9\u00a0US$',
      '9\u00a0$',
    ]);
  });

  it('writes cents only when there are some', () => {
    expect(LOCALES.map((locale) => formatUsdCents(950, locale))).toEqual([
      '$9.50',
      '9,50\u00a0US$',
      '9,50\u00a0$',
    ]);
  });

  it('refuses fractions of a cent and negative amounts', () => {
    for (const cents of [9.5, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => formatUsdCents(cents, 'en')).toThrow(RangeError);
    }
  });

  it('never writes two amounts alike', () => {
    const cents = fc.nat(Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(cents, fc.oneof(cents, fc.constant(Number.MAX_SAFE_INTEGER)), (one, other) => {
        fc.pre(one !== other);
        return LOCALES.every(
          (locale) => formatUsdCents(one, locale) !== formatUsdCents(other, locale),
        );
      }),
    );
  });
});

it('usdParts separates the amount from the sign', () => {
  expect(LOCALES.map((locale) => usdParts(123_450, locale))).toEqual([
    { amount: '1,234.50', currencySign: '$', currencyPosition: 'before' },
    { amount: '1.234,50', currencySign: 'US$', currencyPosition: 'after' },
    { amount: '1\u00a0234,50', currencySign: '$', currencyPosition: 'after' },
  ]);
});

describe('formatNumber', () => {
  it('groups digits as each language does', () => {
    expect(LOCALES.map((locale) => formatNumber(12_879, locale))).toEqual([
      '12,879',
      '12.879',
      '12\u00a0879',
    ]);
    expect(LOCALES.map((locale) => formatNumber(1000, locale))).toEqual([
      '1,000',
      '1.000',
      '1\u00a0000',
    ]);
    expect(formatNumber(999, 'en')).toBe('999');
    expect(formatNumber(1_234_567, 'en')).toBe('1,234,567');
  });

  it('writes decimals as each language does', () => {
    expect(LOCALES.map((locale) => formatNumber(2.5, locale))).toEqual(['2.5', '2,5', '2,5']);
    expect(formatNumber(4, 'fr', 1)).toBe('4,0');
    expect(formatNumber(12_345.678, 'en', 2)).toBe('12,345.68');
  });

  it('refuses what is no number of the site', () => {
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => formatNumber(value, 'en')).toThrow(RangeError);
    }
  });

  it('groups what rounding has made a thousand', () => {
    expect(formatNumber(999.999, 'en', 2)).toBe('1,000.00');
  });

  it('rounds halves up, as they are written', () => {
    expect(formatNumber(1.005, 'en', 2)).toBe('1.01');
    expect(formatNumber(0.5, 'en', 0)).toBe('1');
    expect(formatNumber(0.0049, 'en', 2)).toBe('0.00');
  });

  it('writes no exponent', () => {
    expect(formatNumber(1e21, 'en')).toBe('1,000,000,000,000,000,000,000');
    expect(formatNumber(1.5e-7, 'fr')).toBe('0,00000015');
    expect(formatNumber(-0, 'en')).toBe('0');
  });

  it('refuses decimals that are none by name', () => {
    for (const decimals of [-1, 0.5, 101, Number.NaN]) {
      expect(() => formatNumber(1, 'en', decimals)).toThrow(/is not a number of decimals/);
    }
  });

  const finite = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });

  it('can be parsed back to the number', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const text = formatNumber(value, 'es');
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*(,\d+)?$/);
        expect(Number(text.replaceAll('.', '').replace(',', '.'))).toBe(value + 0);
      }),
    );
  });

  it('rounds to the requested number of decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.nat(20), (value, decimals) => {
        const text = formatNumber(value, 'en', decimals);
        expect(text.split('.')[1] ?? '').toHaveLength(decimals);
        const off = Math.abs(Number(text.replaceAll(',', '')) - value);
        expect(off).toBeLessThanOrEqual(0.5 * 10 ** -decimals + value * Number.EPSILON);
      }),
    );
  });

  it('keeps every digit of a whole number', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) =>
        LOCALES.every(
          (locale) => formatNumber(value, locale).replaceAll(/\D/g, '') === String(value),
        ),
      ),
    );
  });
});
