import { LOCALES, type Locale } from '@waypage/content';
import { OPEN_PROMISES, SETTLED_PROMISES } from '@waypage/content/promises';
import { expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { writeDay } from './write-day.ts';

const translate = (locale: Locale) => translator(locale, ['dates']);

it('a day is written as each language has it', async () => {
  const days = LOCALES.map(async (locale) => writeDay('2027-01-05', await translate(locale)));
  expect(await Promise.all(days)).toEqual(['5 Jan 2027', '5 ene. 2027', '5 janv. 2027']);
});

it('the first of a month is an ordinal in French', async () => {
  const days = LOCALES.map(async (locale) => writeDay('2027-03-01', await translate(locale)));
  expect(await Promise.all(days)).toEqual(['1 Mar 2027', '1 mar. 2027', '1er mars 2027']);
});

it('every date of a promise is a day with a month of its own', async () => {
  const t = await translate('en');
  for (const { since } of [...SETTLED_PROMISES, ...OPEN_PROMISES]) {
    expect(writeDay(since, t)).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  }
});
