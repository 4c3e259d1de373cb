import { expect, it } from 'vitest';
import { readCompression } from '../hosting/precompress.ts';

it('is that of a release where nothing else is said', () => {
  expect(readCompression(undefined)).toBe('release');
  expect(readCompression('')).toBe('release');
  expect(readCompression('fast')).toBe('fast');
});

it('is refused by name where it is unknown', () => {
  expect(() => readCompression('quick')).toThrow(
    /SITE_COMPRESSION is "quick".*release, fast, none/,
  );
});
