import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPrint, scanDistanceM, smallestPrintMm } from './plan-print.ts';
import { PRINT_RULES } from './print-rules.ts';

const MODULES = Array.from({ length: 40 }, (_, index) => 21 + 4 * index);
const modulesOfCodes = fc.constantFrom(...MODULES);

it.each([
  ['at least 2 cm', 21, 0, 20],
  ['at least 2 cm', 21, 0.2, 20],
  ['a tenth of distances from 20 cm', 25, 0.3, 30],
  ['a tenth of distances from 20 cm', 25, 10, 1000],
  ['0.4 mm a module for dense codes', 49, 0.2, 20],
  ['0.4 mm a module for dense codes', 53, 0.2, 21.2],
  ['0.4 mm a module for dense codes', 177, 0.2, 70.8],
])('smallestPrintMm is %s: %i modules, %d m', (_rule, modules, distanceM, sizeMm) => {
  expect(smallestPrintMm({ modules, distanceM })).toBeCloseTo(sizeMm, 10);
});

describe('planPrint', () => {
  it('has the design’s measures at one meter', () => {
    const plan = planPrint({ distanceM: 1, modules: 25, dpi: 300 });
    expect(plan.patternCm).toBeCloseTo(10);
    expect(plan.edgeCm).toBeCloseTo(1.6);
    expect(plan.labelCm).toBeCloseTo(13.2);
    expect(plan.moduleMm).toBeCloseTo(4);
    expect(plan.pixels).toBe(1200);
  });

  it('has whole pixels at the full resolution', () => {
    fc.assert(
      fc.property(modulesOfCodes, fc.constantFrom(150, 300, 600), (modules, dpi) => {
        const { patternCm, pixels } = planPrint({ modules, dpi, distanceM: 0.5 });
        expect(pixels % modules).toBe(0);
        expect(pixels).toBeGreaterThanOrEqual((patternCm / 2.54) * dpi - 1e-6);
        expect(pixels).toBeLessThan((patternCm / 2.54) * dpi + modules);
      }),
    );
  });

  it('adds up to the label at every distance', () => {
    fc.assert(
      fc.property(
        modulesOfCodes,
        fc.double({ min: 0.2, max: 10, noNaN: true }),
        (modules, distanceM) => {
          const plan = planPrint({ distanceM, modules, dpi: 600 });
          expect(plan.labelCm).toBeCloseTo(plan.patternCm + (8 * plan.moduleMm) / 10);
          expect(plan.moduleMm * modules).toBeCloseTo(plan.patternCm * 10);
          expect(plan.moduleMm).toBeGreaterThanOrEqual(PRINT_RULES.minModuleMm - 1e-9);
          expect(scanDistanceM(plan.patternCm * 10)).toBeGreaterThanOrEqual(distanceM - 1e-9);
        },
      ),
    );
  });
});
