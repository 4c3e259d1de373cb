import type { Offer, Product } from 'schema-dts';
import { BRAND } from '../brand.ts';
import type { BillingPeriod, PlanId } from '../pricing/dated-prices.ts';
import { findSale, PLANS, PRICE_CURRENCY, priceCents, type Plan } from '../pricing/plans.ts';
import type { Node } from './site.ts';

/** Input of {@link planProducts} besides the price list. */
export interface PlanProductsInput {
  /** Absolute URL of the pricing page. */
  readonly url: string;
  /** Absolute URL of an image of the product. */
  readonly image: string;
  /** Description of each plan, in the language of the page. */
  readonly descriptions: Readonly<Record<PlanId, string>>;
  /** Returns the URL that buys a plan. */
  readonly buy: (planId: PlanId, period: BillingPeriod) => string;
}

/** UN/CEFACT unit codes. */
const UNIT_CODES: Readonly<Record<BillingPeriod, string>> = { monthly: 'MON', annual: 'ANN' };

const decimal = (cents: number): string => (cents / 100).toFixed(2);

function offer(plan: Plan, period: BillingPeriod, input: PlanProductsInput) {
  const price = decimal(priceCents(plan, period));
  const sale = findSale(plan.id, period);
  return {
    '@type': 'Offer',
    url: input.buy(plan.id, period),
    price,
    priceCurrency: PRICE_CURRENCY,
    // Only where it is true: nobody knows how long a regular price lasts.
    ...(sale && { priceValidUntil: sale.until }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: PRICE_CURRENCY,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 1,
        unitCode: UNIT_CODES[period],
      },
    },
    availability: 'https://schema.org/InStock',
  } satisfies Node<Offer>;
}

/**
 * Builds each plan as a product with one offer per billing period; the free plan has one offer. No ratings and no
 * reviews: the quotes on the site are samples.
 */
export function planProducts(input: PlanProductsInput) {
  return PLANS.map((plan) => {
    const periods: readonly BillingPeriod[] =
      plan.priceMonthlyCents === 0 ? ['monthly'] : ['monthly', 'annual'];
    return {
      '@type': 'Product',
      '@id': `${input.url}#plan-${plan.id}`,
      name: `${BRAND.name} ${plan.name}`,
      description: input.descriptions[plan.id],
      image: input.image,
      brand: { '@type': 'Brand', name: BRAND.name },
      offers: periods.map((period) => offer(plan, period, input)),
    } satisfies Node<Product>;
  });
}
