import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '@waypage/content';
import { DataTable } from '../foundations/DataTable.tsx';

export function LocaleTable() {
  return (
    <DataTable
      head={['Code', 'Name', 'URL of the home page']}
      rows={LOCALES.map((locale) => [
        locale,
        locale,
        <span key="name" lang={locale}>
          {LOCALE_NAMES[locale]}
        </span>,
        <code key="home">{locale === DEFAULT_LOCALE ? '/' : `/${locale}`}</code>,
      ])}
      hasRowHeaders
    />
  );
}
