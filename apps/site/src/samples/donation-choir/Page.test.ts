import { describe, expect, it } from 'vitest';
import { chooseAnother, FUNDED_COUNT, RISERS, SEATS } from './Page.tsx';

const REMAINING = SEATS.length - FUNDED_COUNT;

describe('the places of a choir', () => {
  it('are forty, separate and inside the drawing', () => {
    expect(SEATS).toHaveLength(40);
    for (const [index, { x, y }] of SEATS.entries()) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(RISERS.width - 8);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(RISERS.height - 8);
      const nearest = Math.min(
        ...SEATS.filter((_, other) => other !== index).map((p) => Math.hypot(p.x - x, p.y - y)),
      );
      expect(nearest).toBeGreaterThan(20);
    }
  });

  it('are chosen singly, within the remaining number', () => {
    expect(chooseAnother(1, 1)).toBe(2);
    expect(chooseAnother(2, -1)).toBe(1);
    expect(chooseAnother(1, -1)).toBe(1);
    expect(chooseAnother(REMAINING, 1)).toBe(REMAINING);
  });
});
