import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { symbolLayout, type ModulePosition } from '../encode/symbol-layout.ts';
import { correctBlock } from './error-correction.ts';
import type { Modules } from './modules.ts';

function encode(): Modules {
  const { size, modules } = encodeCode('A1b', { errorCorrection: 'Q', minVersion: 5, mask: 3 });
  return { size, isDark: (x, y) => modules[y * size + x] === 1 };
}

function damage({ size, isDark }: Modules, places: readonly ModulePosition[]): Modules {
  const damaged = new Set(places.map(({ x, y }) => y * size + x));
  return { size, isDark: (x, y) => isDark(x, y) !== damaged.has(y * size + x) };
}

describe('correctBlock', () => {
  const modules = encode();
  const [block] = symbolLayout(modules.size, 'Q', 3).blocks;
  const damaged = (count: number) =>
    block &&
    correctBlock(
      block,
      damage(
        modules,
        block.codewords.slice(0, count).flatMap((places) => places.slice(3, 4)),
      ),
      3,
    );

  it('corrects half of the correction codewords', () => {
    expect(damaged(9)?.wrong).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('returns nothing if more are wrong', () => {
    expect(damaged(10)).toBeUndefined();
  });

  it('names the wrong modules', () => {
    const corrected = damaged(1);
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => corrected?.isWrongModule(0, bit))).toEqual([3]);
    expect(corrected?.isWrongModule(1, 3)).toBe(false);
  });
});
