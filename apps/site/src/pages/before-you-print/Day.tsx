import { useTranslation } from 'react-i18next';
import { writeDay } from './write-day.ts';

export function Day({ date }: { readonly date: string }) {
  const { t } = useTranslation(['before-you-print']);
  return <time dateTime={date}>{writeDay(date, t)}</time>;
}
