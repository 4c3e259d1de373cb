import { HERO_SAMPLES } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { HERO_AT_REST, type HeroCycle, nextPhase, sampleOf } from './useHeroCycle.ts';

describe('the hero cycle', () => {
  it('rests on the first sample first', () => {
    expect(sampleOf(HERO_AT_REST).id).toBe('vcard-black');
    expect(nextPhase(HERO_AT_REST)).toEqual({ index: 0, phase: 'held' });
  });

  it('shows every sample once, with empty phases between', () => {
    let cycle: HeroCycle = nextPhase(HERO_AT_REST);
    const sampleIds = HERO_SAMPLES.map((_, round) => {
      const sample = sampleOf(cycle);
      expect(cycle.phase).toBe(round === 0 ? 'held' : 'filled');
      cycle = nextPhase(cycle);
      expect(cycle.phase).toBe('empty');
      expect(sampleOf(cycle)).toBe(sample);
      cycle = nextPhase(cycle);
      return sample.id;
    });
    expect(sampleIds).toEqual(['vcard-black', 'business-realtor', 'vcard-white', 'google']);
    expect(cycle).toEqual({ index: 0, phase: 'filled' });
  });
});
