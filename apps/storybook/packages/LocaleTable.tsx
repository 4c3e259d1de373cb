import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '@waypage/content';
import * as css from '../foundations/foundations.styles.ts';

export function LocaleTable() {
  return (
    <css.Table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Address of the home page</th>
        </tr>
      </thead>
      <tbody>
        {LOCALES.map((locale) => (
          <tr key={locale}>
            <th scope="row">{locale}</th>
            <td lang={locale}>{LOCALE_NAMES[locale]}</td>
            <td>
              <code>{locale === DEFAULT_LOCALE ? '/' : `/${locale}`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </css.Table>
  );
}
