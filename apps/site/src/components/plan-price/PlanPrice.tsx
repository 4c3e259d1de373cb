import { formatUsdCents } from '@waypage/content';
import { findSale, priceCents, type BillingPeriod, type Plan } from '@waypage/content/pricing';
import { useLocale } from '#services/i18n/useLocale.ts';

interface Props {
  readonly plan: Plan;
  readonly period: BillingPeriod;
}

/** The price of a plan: that of a sale until it ends, then the regular one (`runtime/dated-content.ts`). */
export function PlanPrice({ plan, period }: Props) {
  const locale = useLocale();
  const price = formatUsdCents(priceCents(plan, period), locale);
  const sale = findSale(plan.id, period);
  if (!sale) return price;
  return (
    <>
      <span data-sale={sale.id}>{price}</span>
      <span data-after-sale={sale.id}>{formatUsdCents(sale.regularPriceCents, locale)}</span>
    </>
  );
}
