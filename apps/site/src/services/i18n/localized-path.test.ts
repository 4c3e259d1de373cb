import { LOCALES } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { localeBase, localizedPath, pathWithoutLocale } from './localized-path.ts';

describe('localizedPath', () => {
  it('leave English without a prefix', () => {
    expect(LOCALES.map((locale) => localizedPath('/', locale))).toEqual(['/', '/es/', '/fr/']);
    expect(LOCALES.map((locale) => localizedPath('/s/faq', locale))).toEqual([
      '/s/faq',
      '/es/s/faq',
      '/fr/s/faq',
    ]);
    expect(LOCALES.map(localeBase)).toEqual(['/', '/es/', '/fr/']);
  });

  it('lead back to the path of the page', () => {
    for (const locale of LOCALES) {
      for (const path of ['/', '/s/faq', '/e404']) {
        expect(pathWithoutLocale(localizedPath(path, locale))).toBe(path);
      }
    }
    expect(pathWithoutLocale('/ES')).toBe('/');
    expect(pathWithoutLocale('/essays')).toBe('/essays');
    expect(pathWithoutLocale('/en/s/faq')).toBe('/en/s/faq');
  });
});
