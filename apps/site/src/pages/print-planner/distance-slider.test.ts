import { describe, expect, it } from 'vitest';
import { distanceAtStep, SLIDER_STEPS, stepAtDistance } from './planner-state.ts';

describe('the distance slider', () => {
  it('runs from 0.2 to 10 metres, and further with every step or not at all', () => {
    const distances = Array.from({ length: SLIDER_STEPS + 1 }, (_, step) => distanceAtStep(step));
    expect(distances[0]).toBe(0.2);
    expect(distances.at(-1)).toBe(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('has its thumb where a typed distance is', () => {
    for (const metres of [0.2, 0.5, 1, 2.5, 10]) {
      expect(distanceAtStep(stepAtDistance(metres))).toBeCloseTo(metres, 1);
    }
  });
});
