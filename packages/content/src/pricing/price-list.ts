import type { Locale } from '../locales.ts';
import type { Plan, PlanId, PlanNeed } from './plans.ts';

/** The price list for consumers without TypeScript: the content of `@waypage/content/pricing.json`. */
export interface PriceList {
  /** Version of this form; it changes when a field is renamed or removed, and stays when one is added. */
  readonly version: 1;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 8601, a day. */
  readonly lastPriceChange: string;
  /** What is around the plans, in each language. */
  readonly texts: Readonly<Record<Locale, PriceListTexts>>;
  readonly plans: readonly {
    readonly id: PlanId;
    /** The same in every language. */
    readonly name: string;
    readonly priceMonthlyCents: number;
    readonly priceAnnualCents: number;
    readonly limits: {
      readonly pages: number;
      readonly shortUrls: number;
      readonly users?: number | undefined;
    };
    /** What the plan has of the things that a customer may need. */
    readonly includes: readonly PlanNeed[];
    readonly analytics: Plan['analytics'];
    readonly design: Plan['design'];
    readonly support?: Plan['support'];
    readonly isRecommended: boolean;
    /** What the plan says of itself, in each language. */
    readonly texts: Readonly<Record<Locale, PlanTexts>>;
  }[];
}

/** What is around the plans. */
export interface PriceListTexts {
  /** The two periods of the toggle, and the badge beside it. */
  readonly monthly: string;
  readonly annual: string;
  readonly save: string;
  /** What follows a price. */
  readonly perMonth: string;
  readonly perYear: string;
  /** The badge of the recommended plan. */
  readonly recommended: string;
  /** The line below the plans. */
  readonly note: string;
}

/** What a plan says of itself. */
export interface PlanTexts {
  /** The prices with their currency, as the language writes them. */
  readonly priceMonthly: string;
  readonly priceAnnual: string;
  readonly taglineMonthly: string;
  readonly taglineAnnual: string;
  readonly features: readonly string[];
  /** The words of its button. */
  readonly action: string;
}
