import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePattern } from '../testing/code-image.ts';
import { encodeCode } from './encode-code.ts';
import { ERROR_CORRECTIONS } from './symbol-layout.ts';

const LEVELS = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

const expectRefusal = (text: string, options: object, error: object) =>
  expect(() => encodeCode(text, options)).toThrow(
    expect.objectContaining({ name: 'CodesError', ...error }),
  );

describe('encodeCode', () => {
  it('draws the modules of another encoder', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme-ascii' }),
        fc.constantFrom(...ERROR_CORRECTIONS),
        fc.nat({ max: 7 }),
        (text, errorCorrection, mask) => {
          const { size, modules } = encodeCode(text, { errorCorrection, mask });
          const rows = encodePattern(text, { ecc: LEVELS[errorCorrection], mask });
          expect(size).toBe(rows.length);
          expect([...modules]).toEqual(rows.flat().map(Number));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('returns version, level, mask and blocks', () => {
    expect(
      encodeCode('HELLO WORLD', { errorCorrection: 'Q', minVersion: 5, mask: 3 }),
    ).toMatchObject({
      size: 37,
      version: 5,
      errorCorrection: 'Q',
      mask: 3,
      blocks: [15, 15, 16, 16].map((dataCodewords) => ({ dataCodewords, correctionCodewords: 18 })),
    });
  });

  it('draws every version and level as another encoder', () => {
    for (const errorCorrection of ERROR_CORRECTIONS) {
      for (let version = 1; version <= 40; version += 1) {
        const mask = version % 8;
        const { size, modules } = encodeCode('A1b', { errorCorrection, minVersion: version, mask });
        const rows = encodePattern('A1b', { ecc: LEVELS[errorCorrection], version, mask });
        expect(modules.join(''), `${version}${errorCorrection}`).toBe(
          rows.flat().map(Number).join(''),
        );
        expect(size).toBe(rows.length);
      }
    }
  });

  it('chooses the mask with the lowest penalty', () => {
    const texts = ['https://waypage.example', 'https://waypage.example/orilla', 'HELLO WORLD', '1'];
    expect(texts.map((text) => encodeCode(text).mask)).toEqual([2, 2, 0, 0]);
  });

  it.each([
    { errorCorrection: 'L', limits: [7089, 4296, 2953] },
    { errorCorrection: 'M', limits: [5596, 3391, 2331] },
    { errorCorrection: 'Q', limits: [3993, 2420, 1663] },
    { errorCorrection: 'H', limits: [3057, 1852, 1273] },
  ] as const)('holds at $errorCorrection what the standard says', ({ errorCorrection, limits }) => {
    for (const [index, character] of ['1', 'A', 'a'].entries()) {
      const limit = limits[index] ?? 0;
      expect(encodeCode(character.repeat(limit), { errorCorrection, mask: 0 }).version).toBe(40);
      const error = { code: 'text-too-long', value: limit + 1, limit };
      expectRefusal(character.repeat(limit + 1), { errorCorrection }, error);
    }
  });

  it('never shares its modules', () => {
    encodeCode('a').modules.fill(1);
    expect(encodeCode('a').modules).toContain(0);
  });

  it('counts bytes of other letters', () => {
    expectRefusal('ñ'.repeat(1477), { errorCorrection: 'L' }, { value: 2954 });
  });

  it.each([
    [undefined as never, {}, { code: 'not-a-text', input: 'text' }],
    ['', {}, { code: 'text-empty', input: 'text', limit: [1, 5596] }],
    ['a\uD83Db', {}, { code: 'lone-surrogate', value: 1, limit: 0 }],
    ['a', { errorCorrection: 'X' }, { code: 'unknown-value', limit: ['L', 'M', 'Q', 'H'] }],
    ['a', { minVersion: 41 }, { code: 'out-of-range', input: 'minVersion', limit: [1, 40] }],
    ['a', { minVersion: Number.NaN }, { code: 'not-finite', input: 'minVersion' }],
    ['a', { mask: 8 }, { code: 'out-of-range', input: 'mask', limit: [0, 7] }],
    ['a', { mask: 1.5 }, { code: 'out-of-range', input: 'mask' }],
  ])('refuses %j with %j', (text, options, error) => {
    expectRefusal(text, options, error);
  });
});
