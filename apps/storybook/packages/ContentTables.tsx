import { DEFAULT_LOCALE, formatUsdCents, LOCALE_NAMES, LOCALES } from '@waypage/content';
import { annualSavingCents, PLANS, priceCents } from '@waypage/content/pricing';
import { useState } from 'react';
import { DataTable } from '../foundations/DataTable.tsx';
import * as css from '../foundations/foundations.styles.ts';

export function PlanTable() {
  const [locale, setLocale] = useState<(typeof LOCALES)[number]>('en');
  const price = (cents: number) => formatUsdCents(cents, locale);
  return (
    <>
      <css.Choice>
        Prices written for{' '}
        <select
          value={locale}
          onChange={(event) => setLocale(LOCALES.find((one) => one === event.target.value) ?? 'en')}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {LOCALE_NAMES[one]}
            </option>
          ))}
        </select>
      </css.Choice>
      <DataTable
        head={['Plan', 'Month', 'Year', 'Saved per year', 'Pages', 'Short URLs', 'Badge']}
        rows={PLANS.map((plan) => [
          plan.id,
          plan.name,
          price(priceCents(plan, 'monthly')),
          price(priceCents(plan, 'annual')),
          price(annualSavingCents(plan)),
          plan.limits.pages,
          plan.limits.shortUrls,
          plan.isRecommended && 'recommended',
        ])}
        hasRowHeaders
      />
    </>
  );
}

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
