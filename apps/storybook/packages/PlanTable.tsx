import { formatUsdCents, LOCALE_NAMES, LOCALES } from '@waypage/content';
import { annualSavingCents, PLANS, priceCents } from '@waypage/content/pricing';
import { useState } from 'react';
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
          onChange={(event) => {
            setLocale(LOCALES.find((one) => one === event.target.value) ?? 'en');
          }}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {LOCALE_NAMES[one]}
            </option>
          ))}
        </select>
      </css.Choice>
      <css.Scroller>
        <css.Table>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Month</th>
              <th scope="col">Year</th>
              <th scope="col">Saved by the year</th>
              <th scope="col">Pages</th>
              <th scope="col">Short URLs</th>
              <th scope="col">Badge</th>
            </tr>
          </thead>
          <tbody>
            {PLANS.map((plan) => (
              <tr key={plan.id}>
                <th scope="row">{plan.name}</th>
                <td>{price(priceCents(plan, 'monthly'))}</td>
                <td>{price(priceCents(plan, 'annual'))}</td>
                <td>{price(annualSavingCents(plan))}</td>
                <td>{plan.limits.pages}</td>
                <td>{plan.limits.shortUrls}</td>
                <td>{plan.isRecommended ? 'recommended' : ''}</td>
              </tr>
            ))}
          </tbody>
        </css.Table>
      </css.Scroller>
    </>
  );
}
