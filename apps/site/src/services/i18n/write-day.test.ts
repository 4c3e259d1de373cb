import { LOCALES, type Locale } from '@waypage/content';
import { OPEN_PROMISES, SETTLED_PROMISES } from '@waypage/content/promises';
import { expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { writeDay } from './write-day.ts';

const translate = (locale: Locale) => translator(locale, ['dates']);

it('writes a day as each language does', async () => {
  const days = LOCALES.map(async (locale) => writeDay('2027-01-05', await translate(locale)));
  expect(await Promise.all(days)).toEqual(['5 Jan 2027', '5 ene. 2027', '5 janv. 2027']);
});

it('writes an ordinal in French for the first', async () => {
  const days = LOCALES.map(async (locale) => writeDay('2027-03-01', await translate(locale)));
  expect(await Promise.all(days)).toEqual(['1 Mar 2027', '1 mar. 2027', '1er mars 2027']);
});

it('writes every promise’s date with its month', async () => {
  const t = await translate('en');
  for (const { since } of [...SETTLED_PROMISES, ...OPEN_PROMISES]) {
    expect(writeDay(since, t)).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  }
});
