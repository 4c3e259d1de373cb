import { HERO_SAMPLES } from '@waypage/content';

export interface HeroCycle {
  readonly index: number;
  /**
   * Phases of the stage (docs/product.md, section 4, "Hero mockup"): it rests on the first sample as prerendered,
   * continues from there (`held`), is filled by a scan, or is empty between two samples.
   */
  readonly phase: 'rest' | 'held' | 'filled' | 'empty';
}

export const HERO_AT_REST: HeroCycle = { index: 0, phase: 'rest' };

export function sampleOf({ index }: HeroCycle): (typeof HERO_SAMPLES)[number] {
  return HERO_SAMPLES[index] ?? HERO_SAMPLES[0];
}

export function nextPhase({ index, phase }: HeroCycle): HeroCycle {
  switch (phase) {
    case 'rest':
      return { index, phase: 'held' };
    case 'held':
    case 'filled':
      return { index, phase: 'empty' };
    case 'empty':
      return { index: (index + 1) % HERO_SAMPLES.length, phase: 'filled' };
  }
}
