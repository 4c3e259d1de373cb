import { SAMPLES } from '@waypage/content/samples';
import { describe, expect, it } from 'vitest';
import { PLACEMENTS, PHONE_START, THING_MIDDLE } from './preview-objects.ts';

describe('PLACEMENTS', () => {
  it('keeps every thing in front of the phone, so that its code is whole', () => {
    for (const { object } of SAMPLES) {
      const { width } = PLACEMENTS[object];
      expect(THING_MIDDLE + width / 2, object).toBeLessThanOrEqual(PHONE_START);
      expect(THING_MIDDLE - width / 2, object).toBeGreaterThanOrEqual(0);
    }
  });
});
