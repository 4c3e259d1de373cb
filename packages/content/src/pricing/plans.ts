import { deepFreeze } from '../internal/deep-freeze.ts';
import { getById } from '../internal/get-by-id.ts';
import type { Message, MessageKey } from '../messages/keys.ts';
import { CURRENT_PRICES } from './current-prices.ts';
import type { Sale, BillingPeriod, PlanId } from './dated-prices.ts';

/** A feature, besides limits, that some plans have and a customer may need. */
export type PlanNeed =
  | 'place-and-device'
  | 'branding-removal'
  | 'reports'
  | 'own-domain'
  | 'bulk'
  | 'api';

/** Currency of all prices (ISO 4217). */
export const PRICE_CURRENCY = 'USD';

/** ISO 8601 date since when the price list applies. */
export const LAST_PRICE_CHANGE: string = /* @__PURE__ */ CURRENT_PRICES.since;

/** Moment until which the prices apply, ISO 8601 in UTC; undefined when no change is known. */
export const PRICES_VALID_UNTIL: string | undefined = CURRENT_PRICES.validUntil;

/** The sales that are on. */
export const SALES: readonly Sale[] = /* @__PURE__ */ deepFreeze(CURRENT_PRICES.sales);

/** A plan of the price list. */
export interface Plan {
  readonly id: PlanId;
  /** Product name, the same in every language. */
  readonly name: string;
  /** Price of one month, in US cents: that of a sale while it is on. */
  readonly priceMonthlyCents: number;
  /** Price of one year paid in advance, in US cents: that of a sale while it is on. */
  readonly priceAnnualCents: number;
  readonly limits: {
    /** Mobile pages and dynamic QR codes together. */
    readonly pages: number;
    readonly shortUrls: number;
    /** People who can work on the same pages; absent where the price list states no number. */
    readonly users?: number | undefined;
  };
  /** The features that the plan includes. */
  readonly includes: readonly PlanNeed[];
  /** Level of the scan statistics. */
  readonly analytics: 'basic' | 'advanced' | 'premium';
  /** How much of a code's design can be customized. */
  readonly design: 'standard' | 'full';
  /** Level of support; absent where the price list states none. */
  readonly support?: 'priority' | 'account-manager' | undefined;
  readonly taglineMonthly: MessageKey<'pricing'>;
  /** Takes `saving`, the amount saved by annual billing, except on the free plan. */
  readonly taglineAnnual: MessageKey<'pricing'>;
  /** Features in display order. */
  readonly features: readonly Message<'pricing'>[];
  /** Label of the plan's button. */
  readonly cta: MessageKey<'pricing'>;
  /** Whether the plan has the POPULAR badge. */
  readonly isRecommended: boolean;
}

/** People who can work on one Business account. */
export const BUSINESS_USERS = 3;

const FREE_LIMITS = { pages: 2, shortUrls: 10, users: 1 };
const BASIC_LIMITS = { pages: 50, shortUrls: 150, users: 1 };
const BUSINESS_LIMITS = { pages: 100, shortUrls: 500, users: BUSINESS_USERS };
const PREMIUM_LIMITS = { pages: 500, shortUrls: 3000 };

const BASIC_INCLUDES = ['place-and-device', 'branding-removal'] as const;
const BUSINESS_INCLUDES = [...BASIC_INCLUDES, 'reports'] as const;
const PREMIUM_INCLUDES = [...BUSINESS_INCLUDES, 'own-domain', 'bulk', 'api'] as const;

/** All features that a customer may need, in the order of the questions. */
export const PLAN_NEEDS: readonly PlanNeed[] = PREMIUM_INCLUDES;

/** What differs between the plans. */
const ROWS = [
  {
    id: 'free',
    name: 'Free',
    limits: FREE_LIMITS,
    includes: [],
    analytics: 'basic',
    design: 'standard',
    taglineMonthly: 'pricing:taglines.freeMonthly',
    taglineAnnual: 'pricing:taglines.freeAnnual',
    features: [
      { key: 'pricing:features.pagesUpTo', values: { pages: FREE_LIMITS.pages } },
      { key: 'pricing:features.shortUrlsUpTo', values: { shortUrls: FREE_LIMITS.shortUrls } },
      { key: 'pricing:features.analyticsBasic', values: {} },
      { key: 'pricing:features.designStandard', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
    cta: 'pricing:startForFree',
  },
  {
    id: 'basic',
    name: 'Basic',
    limits: BASIC_LIMITS,
    includes: BASIC_INCLUDES,
    analytics: 'advanced',
    design: 'full',
    taglineMonthly: 'pricing:taglines.basic',
    features: [
      { key: 'pricing:features.pages', values: { pages: BASIC_LIMITS.pages } },
      { key: 'pricing:features.shortUrls', values: { shortUrls: BASIC_LIMITS.shortUrls } },
      { key: 'pricing:features.analyticsAdvanced', values: {} },
      { key: 'pricing:features.designFull', values: {} },
      { key: 'pricing:features.brandingRemoval', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
    isRecommended: true,
  },
  {
    id: 'business',
    name: 'Business',
    limits: BUSINESS_LIMITS,
    includes: BUSINESS_INCLUDES,
    analytics: 'premium',
    design: 'full',
    support: 'priority',
    taglineMonthly: 'pricing:taglines.business',
    features: [
      { key: 'pricing:features.pages', values: { pages: BUSINESS_LIMITS.pages } },
      { key: 'pricing:features.shortUrls', values: { shortUrls: BUSINESS_LIMITS.shortUrls } },
      { key: 'pricing:features.analyticsPremium', values: {} },
      { key: 'pricing:features.team', values: { users: BUSINESS_USERS } },
      { key: 'pricing:features.prioritySupport', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    limits: PREMIUM_LIMITS,
    includes: PREMIUM_INCLUDES,
    analytics: 'premium',
    design: 'full',
    support: 'account-manager',
    taglineMonthly: 'pricing:taglines.premium',
    features: [
      { key: 'pricing:features.pages', values: { pages: PREMIUM_LIMITS.pages } },
      { key: 'pricing:features.shortUrls', values: { shortUrls: PREMIUM_LIMITS.shortUrls } },
      { key: 'pricing:features.bulk', values: {} },
      { key: 'pricing:features.api', values: {} },
      { key: 'pricing:features.accountManager', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
  },
] as const;

/** The four plans in display order. */
export const PLANS: readonly Plan[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ ROWS.map(({ id, name, ...plan }): Plan => ({
    id,
    name,
    priceMonthlyCents: CURRENT_PRICES.plans[id].monthly,
    priceAnnualCents: CURRENT_PRICES.plans[id].annual,
    taglineAnnual: 'pricing:taglines.saving',
    cta: 'pricing:choosePlan',
    isRecommended: false,
    ...plan,
  })),
);

/**
 * Returns the plan with a known id.
 *
 * @throws RangeError when no plan has the id, which only untyped callers can cause
 */
export function getPlan(id: PlanId): Plan {
  return getById('plan', PLANS, id);
}

/**
 * Price of a plan per billing period, in US cents: that of a sale while it is on.
 *
 * @param now ms since the epoch, for the price of that moment if a sale has ended since the build. Default: the build
 */
export function priceCents(plan: Plan, period: BillingPeriod, now = 0): number {
  const sale = findSale(plan.id, period);
  if (sale && now >= Date.parse(sale.until)) return sale.regularPriceCents;
  return period === 'monthly' ? plan.priceMonthlyCents : plan.priceAnnualCents;
}

/** The sale of a plan that is on, if there is one. */
export function findSale(plan: PlanId, period: BillingPeriod): Sale | undefined {
  return SALES.find((sale) => sale.plan === plan && sale.period === period);
}

/** Price of twelve months at the regular price, in US cents. */
function twelveMonthsCents({ id, priceMonthlyCents }: Plan): number {
  return 12 * (findSale(id, 'monthly')?.regularPriceCents ?? priceMonthlyCents);
}

/**
 * Amount saved by paying for a year in advance instead of twelve regular months, in US cents.
 *
 * @param now ms since the epoch, as for {@link priceCents}; `Infinity` for the time after a sale. Default: the build
 */
export function annualSavingCents(plan: Plan, now = 0): number {
  return twelveMonthsCents(plan) - priceCents(plan, 'annual', now);
}

/**
 * Smallest saving with annual billing among the paid plans, without sales, in whole percent, rounded down: the badge
 * states it.
 */
export function annualSavingPercent(): number {
  const percents = PLANS.filter((plan) => plan.priceMonthlyCents > 0).map(
    (plan) => (annualSavingCents(plan, Infinity) / twelveMonthsCents(plan)) * 100,
  );
  return Math.floor(Math.min(...percents));
}
