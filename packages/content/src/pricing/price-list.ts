import type { Locale } from '../locales.ts';
import type { Sale } from './dated-prices.ts';
import type { Plan } from './plans.ts';

/** The price list for consumers without TypeScript: content of `@waypage/content/pricing.json`. */
export interface PriceList {
  /** Version of the format. It changes when a field is renamed or removed, not when one is added. */
  readonly version: 1;
  /** ISO 4217 code. */
  readonly currency: string;
  /** ISO 8601 date. */
  readonly lastPriceChange: string;
  /** ISO 8601 moment until which the prices apply; absent when no change is known. */
  readonly validUntil?: string;
  /** The sales that are on, whose prices the plans have; absent when there is none. */
  readonly sales?: readonly Sale[];
  /** Copy around the plans, by language. */
  readonly texts: Readonly<Record<Locale, PriceListCopy>>;
  readonly plans: readonly (Omit<Plan, 'taglineMonthly' | 'taglineAnnual' | 'features' | 'cta'> & {
    /** Copy of the plan, by language. */
    readonly texts: Readonly<Record<Locale, PlanCopy>>;
  })[];
}

/** Copy around the plans. */
export interface PriceListCopy {
  /** The two periods of the toggle, and the badge beside it. */
  readonly monthly: string;
  readonly annual: string;
  readonly save: string;
  /** Suffixes of a price. */
  readonly perMonth: string;
  readonly perYear: string;
  /** Badge of the recommended plan. */
  readonly recommended: string;
  /** Line below the plans. */
  readonly note: string;
}

/** Copy of a plan. */
export interface PlanCopy {
  /** Prices with their currency, formatted for the language. */
  readonly priceMonthly: string;
  readonly priceAnnual: string;
  readonly taglineMonthly: string;
  readonly taglineAnnual: string;
  readonly features: readonly string[];
  /** Label of the plan's button. */
  readonly action: string;
}
