import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heatLevels,
  peakCell,
  SAMPLE_DAYS,
  SAMPLE_DEVICES,
  SAMPLE_HOURS,
  SAMPLE_PLACES,
  SAMPLE_TOTAL,
  WEEKDAYS,
  wholePercentages,
} from './index.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const scansOf = (shares: readonly { readonly scans: number }[]) =>
  shares.map((share) => share.scans);

describe('sample scans', () => {
  it('have the same total in every view', () => {
    for (const counts of [
      SAMPLE_DAYS,
      SAMPLE_HOURS.flat(),
      scansOf(SAMPLE_PLACES),
      scansOf(SAMPLE_DEVICES),
    ]) {
      expect(sum(counts)).toBe(SAMPLE_TOTAL);
    }
  });

  it('have equal weekdays by day and hour', () => {
    expect(SAMPLE_DAYS).toHaveLength(14);
    expect(SAMPLE_HOURS.map(sum)).toEqual(
      WEEKDAYS.map((_, day) => (SAMPLE_DAYS[day] ?? 0) + (SAMPLE_DAYS[day + 7] ?? 0)),
    );
  });

  it('peak once in the week, on Saturday', () => {
    expect(SAMPLE_HOURS).toHaveLength(7);
    for (const hours of SAMPLE_HOURS) expect(hours).toHaveLength(24);
    const { row, column } = peakCell(SAMPLE_HOURS);
    expect([WEEKDAYS[row]?.id, column]).toEqual(['saturday', 19]);
    const peak = SAMPLE_HOURS[row]?.[column];
    expect(SAMPLE_HOURS.flat().filter((count) => count === peak)).toHaveLength(1);
  });

  it('bear out what the readings say', () => {
    const [weekdays, weekend] = [SAMPLE_HOURS.slice(0, 5), SAMPLE_HOURS.slice(5)].map(
      (rows) => sum(rows.flat()) / rows.length,
    );
    expect(weekend).toBeGreaterThanOrEqual(2 * (weekdays ?? Number.NaN));
    const android = SAMPLE_DEVICES.find(({ id }) => id === 'android')?.scans ?? 0;
    expect(android / SAMPLE_TOTAL).toBeGreaterThan(0.4);
  });
});

describe('heatLevels', () => {
  it('uses five levels, the darkest for the peak', () => {
    const levels = heatLevels(SAMPLE_HOURS);
    expect([...new Set(levels.flat())].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    const { row, column } = peakCell(SAMPLE_HOURS);
    expect(levels[row]?.[column]).toBe(4);
  });

  it('is empty only for hours without scans', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(50))), (counts) => {
        const levels = heatLevels(counts).flat();
        counts.flat().forEach((count, index) => {
          expect(levels[index] === 0).toBe(count === 0);
          expect(levels[index]).toBeLessThanOrEqual(4);
        });
      }),
    );
  });
});

describe('wholePercentages', () => {
  it('adds up to 100, each within one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (counts) => {
        fc.pre(sum(counts) > 0);
        const percentages = wholePercentages(counts);
        expect(sum(percentages)).toBe(100);
        percentages.forEach((percentage, index) => {
          const exact = ((counts[index] ?? 0) * 100) / sum(counts);
          expect(Math.abs(percentage - exact)).toBeLessThan(1);
        });
      }),
    );
  });

  it('rounds up the largest remainders', () => {
    expect(wholePercentages(scansOf(SAMPLE_PLACES))).toEqual([42, 26, 18, 14]);
    expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33]);
  });
});

it('rejects an invalid count by name', () => {
  for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE]) {
    expect(() => heatLevels([[1, count]])).toThrow(/^\[@waypage\/content\]/);
    expect(() => wholePercentages([1, count])).toThrow(/^\[@waypage\/content\]/);
  }
  expect(() => wholePercentages([0, 0])).toThrow(RangeError);
});
