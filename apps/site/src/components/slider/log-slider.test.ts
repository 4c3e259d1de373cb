import { describe, expect, it } from 'vitest';
import { SLIDER_STEPS, stepAtValue, valueAtStep } from './log-slider.ts';

const RANGE = { min: 0.2, max: 10 };

describe('the logarithmic slider', () => {
  it('covers its range and rises with each step', () => {
    const values = Array.from({ length: SLIDER_STEPS + 1 }, (_, step) => valueAtStep(step, RANGE));
    expect(values[0]).toBe(0.2);
    expect(values.at(-1)).toBe(10);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('has its thumb where a typed value is', () => {
    for (const value of [0.2, 0.5, 1, 2.5, 10]) {
      expect(valueAtStep(stepAtValue(value, RANGE), RANGE)).toBeCloseTo(value, 1);
    }
  });
});
