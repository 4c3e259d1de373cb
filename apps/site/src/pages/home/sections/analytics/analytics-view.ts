import { formatTime, type Locale } from '@waypage/content';
import {
  heatLevels,
  peakCell,
  SAMPLE_DAYS,
  SAMPLE_DEVICES,
  SAMPLE_HOURS,
  SAMPLE_PLACES,
  WEEKDAYS,
  wholePercentages,
  type SampleShare,
} from '@waypage/content/analytics';
import type { TFunction } from '#services/i18n/useTranslation.ts';

type Translate = TFunction<['analytics']>;

const LABELLED_HOURS = [0, 6, 12, 18];

export function heatmapView(t: Translate, locale: Locale) {
  const levels = heatLevels(SAMPLE_HOURS);
  const peak = peakCell(SAMPLE_HOURS);
  const day = WEEKDAYS[peak.row];
  return {
    rows: WEEKDAYS.map(({ shortName }, row) => ({
      label: t(shortName),
      values: levels[row] ?? [],
    })),
    columnLabels: LABELLED_HOURS.map((column) => ({
      column,
      label: String(column).padStart(2, '0'),
    })),
    peak,
    label: t('analytics:heatmap'),
    description: t('analytics:peak', {
      day: day ? t(day.name) : '',
      hour: formatTime(`${String(peak.column).padStart(2, '0')}:00`, locale),
      scans: t('analytics:scans', { count: SAMPLE_HOURS[peak.row]?.[peak.column] ?? 0 }),
    }),
  };
}

/** Adds the shares of rows in whole percentages, which add up to 100. */
function withShares<Row extends { readonly scans: number }>(rows: readonly Row[], t: Translate) {
  const percentages = wholePercentages(rows.map(({ scans }) => scans));
  return rows.map((row, index) => {
    const value = percentages[index] ?? 0;
    return { ...row, value, valueText: t('analytics:percent', { percent: value }) };
  });
}

export function barItems(shares: readonly SampleShare[], t: Translate) {
  const rows = shares.map(({ id, label, scans }) => ({ id, label: t(label), scans }));
  return withShares(rows, t);
}

export function metricGroups(t: Translate) {
  const days = SAMPLE_DAYS.map((scans, index) => ({
    id: `day-${index + 1}`,
    label: t('analytics:table.day', { number: index + 1 }),
    scans,
  }));
  return [
    { heading: t('analytics:table.days'), rows: withShares(days, t) },
    { heading: t('analytics:table.place'), rows: barItems(SAMPLE_PLACES, t) },
    { heading: t('analytics:device'), rows: barItems(SAMPLE_DEVICES, t) },
  ];
}
