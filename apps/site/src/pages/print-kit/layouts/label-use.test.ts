import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planLabels, type LabelRequest } from './label-use.ts';

const plan = (wish: Partial<LabelRequest>, perSheet = 21) =>
  planLabels({ firstLabel: '1', copies: '', offsetX: '0', offsetY: '0', ...wish }, perSheet);
const counts = (wish: Partial<LabelRequest>) =>
  plan(wish).sheets.map(({ first, count }) => [first, count]);

describe('planLabels', () => {
  it('fills one sheet where nothing is asked', () => {
    expect(counts({})).toEqual([[0, 21]]);
  });

  it('begins with the label that is left on a sheet, and fills the rest', () => {
    expect(counts({ firstLabel: '5' })).toEqual([[4, 17]]);
    expect(counts({ firstLabel: '21' })).toEqual([[20, 1]]);
  });

  it('prints as many as are asked for, on as many sheets as they take', () => {
    expect(counts({ copies: '3' })).toEqual([[0, 3]]);
    expect(counts({ firstLabel: '20', copies: '30' })).toEqual([
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
        (perSheet, copies, wanted) => {
          const firstLabel = String(Math.min(wanted, perSheet));
          const { sheets } = plan({ firstLabel, copies: String(copies) }, perSheet);
          expect(sheets.reduce((sum, { count }) => sum + count, 0)).toBe(copies);
          for (const { first, count } of sheets)
            expect(first + count).toBeLessThanOrEqual(perSheet);
        },
      ),
    );
  });

  it.each([
    ['1.5', 1.5],
    ['-0,7', -0.7],
    ['−2', -2],
    ['', 0],
    [' 3 ', 3],
  ])('moves the print by %j millimetres', (offsetX, expected) => {
    expect(plan({ offsetX }).sheets[0]?.offset).toEqual({ x: expected, y: 0 });
  });

  it.each([
    ['firstLabel', '0'],
    ['firstLabel', '22'],
    ['firstLabel', ''],
    ['copies', '0'],
    ['copies', '501'],
    ['copies', 'all'],
    ['offsetX', '11'],
    ['offsetY', 'left'],
  ] as const)('names what cannot be, and prints without it: %s %j', (name, typed) => {
    const { sheets, errors } = plan({ [name]: typed });
    expect(errors).toEqual([name]);
    expect(sheets).toEqual([{ first: 0, count: 21, offset: { x: 0, y: 0 } }]);
  });
});
