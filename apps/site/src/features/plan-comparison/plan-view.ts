import { formatUsdCents, usdParts, type Locale } from '@waypage/content';
import {
  annualSavingCents,
  findSale,
  priceCents,
  type BillingPeriod,
  type Plan,
} from '@waypage/content/pricing';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { linksIn } from '#services/links.ts';

/** The content of a plan's card (docs/product.md, section 9, "Pricing"). */
export function planView(
  plan: Plan,
  period: BillingPeriod,
  t: TFunction<['pricing']>,
  locale: Locale,
) {
  const { id, name } = plan;
  const isAnnual = period === 'annual';
  const action = t(plan.cta);
  const { currencyPosition, ...price } = usdParts(priceCents(plan, period), locale);
  const sale = findSale(id, period);
  const previousPrice = sale && formatUsdCents(sale.previousPriceCents, locale);
  return {
    id,
    name,
    price,
    currencyPosition,
    sale:
      sale && previousPrice !== undefined
        ? {
            id: sale.id,
            previousPrice,
            note: t('pricing:saleNote', { date: sale.lastDay[locale], price: previousPrice }),
            priceAfter: usdParts(sale.regularPriceCents, locale),
          }
        : undefined,
    period: t(isAnnual ? 'pricing:perYear' : 'pricing:perMonth'),
    tagline: isAnnual
      ? // Where there is a sale, its note is shown until its end.
        t(plan.taglineAnnual, { saving: formatUsdCents(annualSavingCents(plan, Infinity), locale) })
      : t(plan.taglineMonthly),
    features: plan.features.map(({ key, values }) => t(key, { ...values })),
    featuresLabel: t('pricing:featuresOf', { plan: name }),
    action,
    /** The action with the name of the plan, for screen readers that list it out of context. */
    actionName: t('pricing:choose', { action, plan: name }),
    href: linksIn(locale).buy(id, period),
    recommendedLabel: plan.isRecommended ? t('pricing:popular') : undefined,
  };
}
