import { describe, expect, it } from 'vitest';
import { distanceAtStep, planPrint, SLIDER_STEPS, stepAtDistance } from './plan-print.ts';

describe('the measures of a print', () => {
  it('are those of the design for one metre, 25 modules and 300 dpi', () => {
    const plan = planPrint({ distanceMetres: 1, modules: 25, dpi: 300 });
    expect(plan.patternCm).toBeCloseTo(10);
    expect(plan.edgeCm).toBeCloseTo(1.6);
    expect(plan.labelCm).toBeCloseTo(13.2);
    expect(plan.moduleMm).toBeCloseTo(4);
    expect(plan.pixels).toBe(1181);
  });

  it('never come under 2 cm, however close people stand', () => {
    for (const distanceMetres of [0.01, 0.1, 0.2]) {
      expect(planPrint({ distanceMetres, modules: 29, dpi: 150 }).patternCm).toBe(2);
    }
    expect(planPrint({ distanceMetres: 0.3, modules: 29, dpi: 150 }).patternCm).toBeCloseTo(3);
  });

  it('fit together at every distance: the label is the pattern and 4 modules on either side', () => {
    for (let step = 0; step <= SLIDER_STEPS; step++) {
      for (const modules of [21, 25, 57, 177]) {
        const plan = planPrint({ distanceMetres: distanceAtStep(step), modules, dpi: 600 });
        expect(plan.labelCm).toBeCloseTo(plan.patternCm + (8 * plan.moduleMm) / 10);
        expect(plan.moduleMm * modules).toBeCloseTo(plan.patternCm * 10);
      }
    }
  });
});

describe('the slider', () => {
  it('runs from 0.2 to 10 metres, and further with every step or not at all', () => {
    const distances = Array.from({ length: SLIDER_STEPS + 1 }, (_, step) => distanceAtStep(step));
    expect(distances[0]).toBe(0.2);
    expect(distances.at(-1)).toBe(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('stands where a typed distance puts it', () => {
    for (const metres of [0.2, 0.5, 1, 2.5, 10]) {
      expect(distanceAtStep(stepAtDistance(metres))).toBeCloseTo(metres, 1);
    }
  });
});
