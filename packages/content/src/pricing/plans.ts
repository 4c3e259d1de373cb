/** A plan's id, as it stands in the addresses of the app host. */
export type PlanId = 'free' | 'basic' | 'business' | 'premium';

/** How often a plan is paid (specification, section 4, "Billing period"). */
export type BillingPeriod = 'monthly' | 'annual';

/** A plan of the price list (specification, section 9, "Pricing"). */
export interface Plan {
  readonly id: PlanId;
  /** Product name, the same in every language. */
  readonly name: string;
  /** Whole US dollars for one month. */
  readonly priceMonthly: number;
  /** Whole US dollars for one year, paid at once. */
  readonly priceAnnual: number;
  readonly limits: {
    /** Mobile pages and dynamic QR codes together. */
    readonly pages: number;
    readonly shortUrls: number;
  };
  /** Whether the plan carries the badge POPULAR (decisions.md: on `basic`). */
  readonly isRecommended: boolean;
}

/** The four plans in the order in which they are shown. */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    priceMonthly: 0,
    priceAnnual: 0,
    limits: { pages: 2, shortUrls: 10 },
    isRecommended: false,
  },
  {
    id: 'basic',
    name: 'Basic',
    priceMonthly: 9,
    priceAnnual: 90,
    limits: { pages: 50, shortUrls: 150 },
    isRecommended: true,
  },
  {
    id: 'business',
    name: 'Business',
    priceMonthly: 29,
    priceAnnual: 290,
    limits: { pages: 100, shortUrls: 500 },
    isRecommended: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    priceMonthly: 79,
    priceAnnual: 790,
    limits: { pages: 500, shortUrls: 3000 },
    isRecommended: false,
  },
];

/**
 * The plan with an id.
 *
 * @throws RangeError when no plan has the id, which only untyped callers can bring about
 */
export function getPlan(id: PlanId): Plan {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) {
    throw new RangeError(
      `[@waypage/content] There is no plan "${id}", so it has no price. Use one of: ${PLANS.map((known) => known.id).join(', ')}.`,
    );
  }
  return plan;
}

/** What a year costs less when it is paid at once, in whole US dollars. */
export function annualSaving(plan: Plan): number {
  return plan.priceMonthly * 12 - plan.priceAnnual;
}
