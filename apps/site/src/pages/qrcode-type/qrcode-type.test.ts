import { PAGE_TYPES } from '@waypage/content/page-types';
import { describe, expect, it } from 'vitest';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { DRAWING_SIZE } from './WhereToPut.tsx';
import { codeMeasures, viewType } from './view-type.ts';

describe('the measures of a printed code', () => {
  it('match the design at 25 modules, 2 cm', () => {
    const measures = { pattern: 20, edge: 3.2, total: 26.4, smallestModule: 0.8, distanceCm: 20 };
    expect(codeMeasures(25, 2)).toEqual(measures);
  });

  it('grow with the print, except the minimum module', () => {
    const small = codeMeasures(29, 2);
    const large = codeMeasures(29, 4);
    expect(large.total).toBeCloseTo(2 * small.total);
    expect(large.distanceCm).toBe(40);
    expect(large.smallestModule).toBe(small.smallestModule);
  });
});

describe('the page of a kind of code', () => {
  it.each(PAGE_TYPES)('shows the sample of $id and two others', ({ id, sampleId }) => {
    const { sample, related } = viewType(id);
    expect(sample.id).toBe(sampleId);
    expect(related).toHaveLength(2);
    expect(related.map(({ pageType }) => pageType.id)).not.toContain(id);
    expect(new Set(related.map(({ stock }) => stock)).size).toBe(2);
  });

  it.each(objectsWith('scene'))('shows the $id whole in a good place', ({ size }, position) => {
    const { width, start, top } = position;
    const height = (width * size[1]) / size[0];
    expect(start).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(start + width).toBeLessThanOrEqual(DRAWING_SIZE.width);
    expect(top + height).toBeLessThanOrEqual(DRAWING_SIZE.height);
  });
});
