import { LAST_PRICE_CHANGE, PLANS, PRICE_CURRENCY, type PlanId } from './plans.ts';

/** The price list for consumers without TypeScript: the content of `@waypage/content/pricing.json`. */
export interface PriceList {
  /** Version of this form; it changes when a field is renamed or removed. */
  readonly version: 1;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 8601, a day. */
  readonly lastPriceChange: string;
  readonly plans: readonly {
    readonly id: PlanId;
    readonly name: string;
    readonly priceMonthlyCents: number;
    readonly priceAnnualCents: number;
    readonly limits: {
      readonly pages: number;
      readonly shortUrls: number;
      readonly users?: number | undefined;
    };
    readonly isRecommended: boolean;
  }[];
}

/** Makes the price list of `pricing.json` from the plans. */
export function priceList(): PriceList {
  return {
    version: 1,
    currency: PRICE_CURRENCY,
    lastPriceChange: LAST_PRICE_CHANGE,
    plans: PLANS.map(
      ({ id, name, priceMonthlyCents, priceAnnualCents, limits, isRecommended }) => ({
        id,
        name,
        priceMonthlyCents,
        priceAnnualCents,
        limits,
        isRecommended,
      }),
    ),
  };
}
