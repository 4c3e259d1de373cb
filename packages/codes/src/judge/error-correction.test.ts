import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import {
  ERROR_CORRECTIONS,
  symbolLayout,
  type ErrorCorrection,
  type ModulePosition,
} from '../encode/symbol-layout.ts';
import { correctBlock } from './error-correction.ts';
import type { Modules } from './modules.ts';

const LEVELS = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;
const VERSIONS = Array.from({ length: 40 }, (_, index) => index + 1);

function encode(version: number, level: ErrorCorrection, mask: number): Modules {
  const rows = encodeQR('A1b', 'raw', { ecc: LEVELS[level], version, mask, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  return { size: rows.length, isDark: (x, y) => rows[y]?.[x] === true };
}

function damage({ size, isDark }: Modules, places: readonly ModulePosition[]): Modules {
  const damaged = new Set(places.map(({ x, y }) => y * size + x));
  return { size, isDark: (x, y) => isDark(x, y) !== damaged.has(y * size + x) };
}

const bitsOf = (copy: readonly { readonly isDark: boolean }[]) =>
  copy.reduceRight((bits, { isDark }) => (bits << 1) | Number(isDark), 0);

describe('symbolLayout', () => {
  it.each(ERROR_CORRECTIONS)('places fixed patterns like an encoder, level %s', (level) => {
    for (const version of VERSIONS) {
      const mask = version % 8;
      const modules = encode(version, level, mask);
      const { segments, information } = symbolLayout(modules.size, level, mask);
      const isOutside = ({ x, y }: ModulePosition) =>
        x < 0 || y < 0 || x >= modules.size || y >= modules.size;
      const wrong = [...segments.map((segment) => segment.modules), ...information]
        .flat()
        .filter(
          (place) => (isOutside(place) ? false : modules.isDark(place.x, place.y)) !== place.isDark,
        );
      expect(wrong, `version ${String(version)}`).toEqual([]);
    }
  });

  it.each(ERROR_CORRECTIONS)('divides codewords into correct blocks, level %s', (level) => {
    for (const version of VERSIONS) {
      const mask = version % 8;
      const modules = encode(version, level, mask);
      for (const block of symbolLayout(modules.size, level, mask).blocks)
        expect(correctBlock(block, modules, mask)?.wrong, `version ${String(version)}`).toEqual([]);
    }
  });

  // ISO/IEC 18004, table 9: number of blocks × codewords, and correction codewords of each.
  it.each([
    [1, 'M', '1 × 26', 10],
    [5, 'Q', '2 × 33, 2 × 34', 18],
    [7, 'H', '4 × 39, 1 × 40', 26],
    [40, 'L', '19 × 148, 6 × 149', 30],
  ] as const)('has the blocks of version %i at level %s', (version, level, wanted, correction) => {
    const { blocks } = symbolLayout(17 + 4 * version, level, 0);
    const counts = new Map<number, number>();
    for (const { codewords } of blocks)
      counts.set(codewords.length, (counts.get(codewords.length) ?? 0) + 1);
    expect(
      [...counts].map(([words, count]) => `${String(count)} × ${String(words)}`).join(', '),
    ).toBe(wanted);
    expect(new Set(blocks.map((block) => block.correction))).toEqual(new Set([correction]));
  });

  it('has all segments of fixed patterns', () => {
    const count = (version: number) =>
      symbolLayout(17 + 4 * version, 'M', 0).segments.map(({ kind, modules }) => [
        kind,
        modules.length,
      ]);
    // 8 × 8 modules inside the pattern, and a quiet zone of 4 along its two outer sides, 15 modules long.
    const finder = ['finder', 8 * 8 + 15 * 15 - 11 * 11];
    expect(count(1)).toEqual([finder, finder, finder, ['timing', 5], ['timing', 5]]);
    expect(count(7).slice(3)).toEqual([
      ['timing', 29],
      ['timing', 29],
      ['alignment', 6 * 25],
    ]);
  });

  it('has the format information of ISO/IEC 18004', () => {
    const { information } = symbolLayout(21, 'M', 5);
    expect(information.map((copy) => bitsOf(copy).toString(2))).toEqual([
      '100000011001110',
      '100000011001110',
    ]);
  });

  it('has version information from version 7', () => {
    expect(symbolLayout(41, 'M', 0).information).toHaveLength(2);
    const [, , ...copies] = symbolLayout(45, 'M', 0).information;
    expect(copies.map(bitsOf)).toEqual([0x07c94, 0x07c94]);
  });
});

describe('correctBlock', () => {
  const modules = encode(5, 'Q', 3);
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
