import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanClaimPath, isClaimPath, suggestClaimPaths } from '../src/index.js';

const runs = { numRuns: 1000 };
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

describe('cleanClaimPath', () => {
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

  test('is unchanged exactly when it is claimable', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[\w-]{0,22}\n?$/),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isClaimPath(text)).toBe(text !== '' && cleanClaimPath(text) === text);
        const cleaned = cleanClaimPath(text);
        expect(cleanClaimPath(cleaned)).toBe(cleaned);
      }),
      runs,
    );
  });
});

describe('suggestClaimPaths', () => {
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

  test('returns three distinct valid paths, ignoring case', () => {
    fc.assert(
      fc.property(claimPath, (path) => {
        const suggestions = suggestClaimPaths(path);
        expect(suggestions.every(isClaimPath)).toBe(true);
        const names = [path, ...suggestions].map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(4);
      }),
      runs,
    );
  });
});
