import type { TFunction } from 'i18next';

/**
 * Writes a day with the messages' own months: `Intl` of the build and of the browser may differ, which would break
 * hydration.
 *
 * @param date as ISO 8601 has it
 */
export function writeDay(date: string, t: TFunction<['before-you-print']>): string {
  const [year, month, day] = date.split('-').map(Number);
  // French writes the first of a month as an ordinal.
  return t(day === 1 ? 'before-you-print:dayFirst' : 'before-you-print:day', {
    day: String(day),
    month: t(`before-you-print:months.${String(month)}` as 'before-you-print:months.1'),
    year: String(year),
  });
}
