import { useTranslation } from '#services/i18n/useTranslation.ts';
import { writeDay } from '#services/i18n/write-day.ts';

export function Day({ date }: { readonly date: string }) {
  const { t } = useTranslation(['dates']);
  return <time dateTime={date}>{writeDay(date, t)}</time>;
}
