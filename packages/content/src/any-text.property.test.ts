import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findPageType,
  findSample,
  findSection,
  findSolution,
  findSolutionByHash,
  isLocale,
  LOCALES,
  visibleMenu,
  TOOLS_MENU,
} from './index.ts';
import { breadcrumbList, faqPage, jsonLd } from './structured-data/index.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\ud83d', '</script>', '\u2028', 'İ'),
);

it('any lookup is found or undefined, never failing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const find of [
        findPageType,
        findSample,
        findSection,
        findSolution,
        findSolutionByHash,
      ]) {
        const found = find(text);
        expect(['object', 'string', 'undefined']).toContain(typeof found);
      }
      expect(isLocale(text)).toBe(LOCALES.some((locale) => locale === text));
      expect(visibleMenu(TOOLS_MENU, { [text]: false }).groups.length).toBeGreaterThan(0);
    }),
  );
});

it('accepts only its languages', () => {
  for (const other of ['EN', 'en-GB', null, undefined, 1, ['en']])
    expect(isLocale(other)).toBe(false);
});

it('structured data is JSON that text cannot end', () => {
  fc.assert(
    fc.property(anyText, anyText, (question, answer) => {
      const origin = 'https://www.waypage.example';
      const text = jsonLd([
        faqPage(`${origin}/`, 'en', [{ question, answer }]),
        breadcrumbList([{ name: question, url: `${origin}/` }]),
      ]);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toMatchObject({
        '@context': 'https://schema.org',
        '@graph': [{ mainEntity: [{ name: question }] }, {}],
      });
    }),
  );
});
