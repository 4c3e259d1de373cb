import type { Locale } from '@waypage/content';
import { SAMPLE_PLACES, SAMPLE_TOTAL } from '@waypage/content/analytics';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { barItems, metricGroups, heatmapView } from './analytics-view.ts';

const translate = (locale: Locale) => translator(locale, ['analytics']);

describe('heatmapView', () => {
  it.each([
    ['en', 'Busiest hour: Saturday, 19:00 (13 scans)'],
    ['es', 'Hora con más escaneos: sábado, 19:00 (13 escaneos)'],
    ['fr', 'Heure la plus active\u00a0: samedi, 19\u00a0h (13 scans)'],
  ] as const)('says in %s where the peak is', async (locale, description) => {
    expect(heatmapView(await translate(locale), locale).description).toBe(description);
  });

  it('starts on Monday with 24 hours a day', async () => {
    const { rows, peak, columnLabels } = heatmapView(await translate('en'), 'en');
    expect(rows.map(({ label }) => label).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
    expect(rows.every(({ values }) => values.length === 24)).toBe(true);
    expect(rows[peak.row]?.values[peak.column]).toBe(4);
    expect(columnLabels.map(({ label }) => label)).toEqual(['00', '06', '12', '18']);
  });
});

it('barItems sets the sign off in both languages', async () => {
  for (const locale of ['es', 'fr'] as const) {
    expect(barItems(SAMPLE_PLACES, await translate(locale))[0]?.valueText).toBe('42\u00a0%');
  }
});

it('metricGroups have the same total', async () => {
  const groups = metricGroups(await translate('en'));
  expect(groups.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['Day', 14],
    ['Place', 4],
    ['Device', 3],
  ]);
  for (const { rows } of groups) {
    expect(rows.reduce((sum, { scans }) => sum + scans, 0)).toBe(SAMPLE_TOTAL);
  }
  expect(groups[0]?.rows[6]).toMatchObject({ label: 'Day 7', scans: 58, valueText: '12%' });
});
