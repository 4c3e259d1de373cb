import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath, suggestClaimPaths } from '../src/index.js';

const runs = { numRuns: 1000 };
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // Includes lone surrogates.
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);
const claimPath = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
  // A small alphabet at full length, so that an addition often reproduces the path.
  fc.string({
    unit: fc.constantFrom('m', 'y', '-', '_', 'q', 'r', '1'),
    minLength: 1,
    maxLength: 20,
  }),
  fc.constantFrom(`${'a'.repeat(18)}-1`, `${'a'.repeat(17)}_qr`, 'my-my-my-my-my-my-my'),
);

describe('a cleaned claim path', () => {
  test.each([
    ['Lumbre_bar', 'Lumbre_bar'],
    ['my page', 'my_page'],
    ['  a ', '__a_'],
    ['Café', 'Caf_'],
    ['👍🏽', '__'],
    ['../etc', '___etc'],
    [' \t\n\u00a0', ''],
    ['\u200b \ufeff', ''],
    ['lum\u00adbre\u200b', 'lumbre'],
    ['\u2066Lumbre\u2069', 'Lumbre'],
    ['👩\u200d🍳', '__'],
    ['', ''],
    ['x'.repeat(30), 'x'.repeat(20)],
  ])('of %j is %j', (text, path) => {
    expect(cleanClaimPath(text)).toBe(path);
  });

  test('has one character per code point that is seen and keeps the allowed ones', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const seen = text.replace(/\p{Cf}/gu, '');
        fc.pre(seen.trim() !== '');
        const points = Array.from(seen).slice(0, CLAIM_PATH_MAX_LENGTH);
        const expected = points.map((point) => (/^[\w-]$/.test(point) ? point : '_'));
        expect(cleanClaimPath(text)).toBe(expected.join(''));
      }),
      runs,
    );
  });
});

describe('suggestions for a taken path', () => {
  test.each([
    ['Lumbre', ['Lumbre-1', 'Lumbre_qr', 'my-Lumbre']],
    [
      'abcdefghijklmnopqrst',
      ['abcdefghijklmnopqr-1', 'abcdefghijklmnopq_qr', 'my-abcdefghijklmnopq'],
    ],
    [
      'abcdefghijklmnopqr-1',
      ['abcdefghijklmnopq-1', 'abcdefghijklmnopq_qr', 'my-abcdefghijklmnopq'],
    ],
    ['', []],
    ['  ', []],
  ])('%j gives %j', (path, suggestions) => {
    expect(suggestClaimPaths(path)).toEqual(suggestions);
  });

  test('are three valid paths, none the path itself, none twice, in any case of letters', () => {
    fc.assert(
      fc.property(claimPath, (path) => {
        const suggestions = suggestClaimPaths(path);
        expect(suggestions).toHaveLength(3);
        for (const suggestion of suggestions) {
          expect(cleanClaimPath(suggestion)).toBe(suggestion);
        }
        const names = [path, ...suggestions].map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(4);
      }),
      runs,
    );
  });
});
