import { expect, it } from 'vitest';
import { isLocale, LOCALES } from './locales.ts';

it('takes the three languages and nothing else', () => {
  expect(LOCALES.every(isLocale)).toBe(true);
  for (const other of ['EN', 'de', '', null, undefined, 1, ['en'], 'en-GB']) {
    expect(isLocale(other)).toBe(false);
  }
});
