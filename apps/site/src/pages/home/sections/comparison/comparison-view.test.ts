import { LOCALES } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { comparisonRows, densityOf, sentencesOf } from './comparison-view.ts';
import { STATIC_URL } from './destination.ts';

async function rowsIn(locale: (typeof LOCALES)[number]) {
  const t = await translator(locale, ['comparison']);
  return new Map(comparisonRows(t).map((row) => [row.id, row]));
}

describe('comparisonRows', () => {
  it.each(LOCALES)('marks yes and no, writes others (%s)', async (locale) => {
    const rows = await rowsIn(locale);
    expect(rows.size).toBe(12);
    expect(rows.get('schedule')?.cells).toEqual([false, true]);
    expect(rows.get('design')?.cells).toEqual([true, true]);
    expect(rows.get('inside')?.cells).toEqual([expect.any(String), expect.any(String)]);
  });

  it.each([
    ['domain', 'Yes, if your address does.', { mark: true, note: 'Premium' }],
    ['cost', 'Nothing.', '$0 for up to 2 codes. More on the Basic plan.'],
  ])('names the plan and price of %s', async (id, ...cells) => {
    expect((await rowsIn('en')).get(id)?.cells).toEqual(cells);
  });
});

it('density is measured on the printed URL', () => {
  expect(densityOf(STATIC_URL, 'en')).toEqual({ modules: 37, millimeters: '0.54' });
  const dynamic = densityOf('https://waypage.example/lumbre', 'es');
  expect(dynamic).toEqual({ modules: 25, millimeters: '0,80' });
});

it('sentencesOf splits a heading where sentences end', () => {
  const sentences = ['Same square.', 'One of them can learn.'];
  expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
  expect(sentencesOf('One line')).toEqual(['One line']);
});
