import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planLabels, type LabelRequest } from './plan-labels.ts';

const counts = (request: LabelRequest) =>
  planLabels(request, 21).map(({ first, count }) => [first, count]);

describe('planLabels', () => {
  it('fills one sheet where nothing is asked', () => {
    expect(planLabels({}, 21)).toEqual([{ first: 0, count: 21, offset: { x: 0, y: 0 } }]);
  });

  it('starts at the first label and fills sheets', () => {
    expect(counts({ firstLabel: 5 })).toEqual([[4, 17]]);
    expect(counts({ firstLabel: 21 })).toEqual([[20, 1]]);
  });

  it('takes as many sheets as the copies need', () => {
    expect(counts({ copies: 3 })).toEqual([[0, 3]]);
    expect(counts({ firstLabel: 20, copies: 30 })).toEqual([
      [19, 2],
      [0, 21],
      [0, 7],
    ]);
  });

  it('prints each copy once, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 40 }),
        (perSheet, copies, first) => {
          const sheets = planLabels({ firstLabel: Math.min(first, perSheet), copies }, perSheet);
          expect(sheets.reduce((sum, { count }) => sum + count, 0)).toBe(copies);
          for (const each of sheets) expect(each.first + each.count).toBeLessThanOrEqual(perSheet);
        },
      ),
    );
  });

  it.each([
    [{ firstLabel: 0 }, 'firstLabel'],
    [{ firstLabel: 22 }, 'firstLabel'],
    [{ copies: 501 }, 'copies'],
    [{ copies: 1.5 }, 'copies'],
    [{ offsetX: 11 }, 'offsetX'],
    [{ offsetY: Number.NaN }, 'offsetY'],
  ])('refuses %j', (request, input) => {
    expect(() => planLabels(request, 21)).toThrow(expect.objectContaining({ input }));
  });
});
