import { TOOLS_MENU, TEMPLATES_MENU } from '@waypage/content/menus';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { SAMPLES, type SampleId } from '@waypage/content/samples';
import { SOLUTIONS } from '@waypage/content/solutions';
import { USE_CASES } from '@waypage/content/use-cases';
import { describe, expect, it } from 'vitest';
import { objectOf, placementOf, PRINTED_OBJECTS } from './find-object.ts';

describe('a printed object', () => {
  it('each belong to a sample, all have one', () => {
    const samples = PRINTED_OBJECTS.flatMap((object) => object.samples);
    expect(new Set(samples).size).toBe(samples.length);
    for (const { id } of SAMPLES) expect(objectOf(id).samples).toContain(id);
  });

  it('has a placement wherever its sample is shown', () => {
    for (const { sampleId } of PAGE_TYPES) {
      const object = objectOf(sampleId);
      for (const kind of ['stage', 'cell', 'scene'] as const) placementOf(object, kind);
    }
    for (const { sampleId } of SOLUTIONS) placementOf(objectOf(sampleId), 'stage');
    for (const { sampleId } of USE_CASES) placementOf(objectOf(sampleId), 'useCase');
    for (const { groups } of [TOOLS_MENU, TEMPLATES_MENU]) {
      for (const { preview } of groups.flatMap(({ items }) => items)) {
        if (preview) placementOf(objectOf(preview.sampleId), 'menu');
      }
    }
  });

  it('whose placement is missing says so', () => {
    const { id, samples, stock, size, code } = objectOf('pet-dog');
    expect(() => placementOf({ id, samples, stock, size, code }, 'menu')).toThrow(
      'no placement "menu"',
    );
    expect(() => objectOf('none' as SampleId)).toThrow('The sample "none"');
  });
});
