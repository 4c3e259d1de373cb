import { describe, expect, it } from 'vitest';
import { countAt } from './useCountUp.js';

describe('countAt', () => {
  it('starts at 0 and ends with the value', () => {
    expect(countAt(12879, 0, 1500)).toBe(0);
    expect(countAt(12879, 1500, 1500)).toBe(12879);
    expect(countAt(12879, 9000, 1500)).toBe(12879);
  });

  it('never goes back, and slows down', () => {
    const shown = [0, 300, 600, 900, 1200, 1500].map((elapsed) => countAt(12879, elapsed, 1500));
    const steps = shown.slice(1).map((value, index) => value - (shown[index] ?? 0));
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(Math.min(...steps)).toBeGreaterThan(0);
  });

  it.each([
    [12879, 0],
    [4.5, 1],
    [0.25, 2],
  ])('shows %s with at most %i decimals', (value, decimals) => {
    for (const elapsed of [100, 333, 777]) {
      const shown = countAt(value, elapsed, 1000);
      expect(Number(shown.toFixed(decimals))).toBe(shown);
    }
  });

  it('ends at once without a duration', () => {
    expect(countAt(7, 0, 0)).toBe(7);
    expect(countAt(7, 0, -1)).toBe(7);
  });

  it('counts down to negatives, with a late clock', () => {
    expect(countAt(-10, 500, 1000)).toBeLessThan(0);
    expect(countAt(10, -5, 1000)).toBe(0);
  });
});
