import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Formats a date with the month names of the messages: `Intl` may differ between build and browser, which would break
 * hydration.
 *
 * @param date ISO 8601 date
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

export function Day({ date }: { readonly date: string }) {
  const { t } = useTranslation(['before-you-print']);
  return <time dateTime={date}>{writeDay(date, t)}</time>;
}
