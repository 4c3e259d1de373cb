import { DEFAULT_LOCALE, formatUsdCents, LOCALE_NAMES, LOCALES } from '@waypage/content';
import { annualSavingCents, PLANS, priceCents } from '@waypage/content/pricing';
import { Select } from '@waypage/ui/select';
import { useState } from 'react';
import { DataTable } from '../foundations/DataTable.tsx';

export function PlanTable() {
  const [locale, setLocale] = useState<(typeof LOCALES)[number]>('en');
  const price = (cents: number) => formatUsdCents(cents, locale);
  return (
    <>
      <Select
        label="Prices written for"
        value={locale}
        onValueChange={(value) => setLocale(LOCALES.find((one) => one === value) ?? 'en')}
        style={{ maxInlineSize: 420, marginBlockEnd: 16 }}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {LOCALE_NAMES[one]}
          </option>
        ))}
      </Select>
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
