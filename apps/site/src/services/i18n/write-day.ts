import type { TFunction } from '#services/i18n/useTranslation.ts';

/**
 * Formats a date with the month names of the messages: `Intl` may differ between build and browser, which would break
 * hydration.
 *
 * @param date ISO 8601 date
 */
export function writeDay(date: string, t: TFunction<['dates']>): string {
  const [year, month, day] = date.split('-').map(Number);
  // French writes the first of a month as an ordinal.
  return t(day === 1 ? 'dates:dayFirst' : 'dates:day', {
    day: String(day),
    month: t(`dates:months.${String(month)}` as 'dates:months.1'),
    year: String(year),
  });
}
