import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { usedRecovery } from './used-recovery.ts';

const codeOf = (data: string) => encodeCode(data, { errorCorrection: 'H' });

describe('usedRecovery', () => {
  it('is nothing uncovered, and too much all covered', () => {
    const code = codeOf('https://waypage.example/orilla');
    expect(usedRecovery(code, 0)).toBe(0);
    expect(usedRecovery(code, code.size)).toBeGreaterThan(1);
  });

  it('counts one of eight codewords for one module', () => {
    const code = codeOf('https://waypage.example/orilla');
    expect(code.size).toBe(33);
    expect(usedRecovery(code, 1)).toBe(1 / 8);
  });

  it('is half for the default mark', () => {
    expect(usedRecovery(codeOf('https://waypage.example/orilla'), 7)).toBe(0.5);
  });

  it('counts every codeword of codes of all sizes', () => {
    for (const length of [10, 40, 90, 200, 500, 900, 1200]) {
      const code = codeOf('x'.repeat(length));
      const shares = [0, 5, 11, code.size].map((side) => usedRecovery(code, side));
      expect(shares, String(code.size)).toEqual(shares.toSorted((a, b) => a - b));
      // More than twice the recoverable codewords of a block are lost.
      expect(shares.at(-1), String(code.size)).toBeGreaterThan(2);
      expect(shares.at(-1), String(code.size)).toBeLessThan(4.5);
    }
  });
});
