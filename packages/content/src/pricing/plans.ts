import { deepFreeze } from '../internal/deep-freeze.ts';
import type { Message, MessageKey } from '../messages/keys.ts';

/** Id of a plan, as in the URLs of the app host. */
export type PlanId = 'free' | 'basic' | 'business' | 'premium';

/** Billing period of a plan. */
export type BillingPeriod = 'monthly' | 'annual';

/** A feature, besides limits, that some plans have and a customer may need. */
export type PlanNeed =
  'place-and-device' | 'branding-removal' | 'reports' | 'own-domain' | 'bulk' | 'api';

/** Currency of all prices (ISO 4217). */
export const PRICE_CURRENCY = 'USD';

/** ISO 8601 date of the last change to a price or limit. Update it with every change. */
export const LAST_PRICE_CHANGE = '2026-11-20';

/** A plan of the price list. */
export interface Plan {
  readonly id: PlanId;
  /** Product name, the same in every language. */
  readonly name: string;
  /** Price of one month, in US cents. */
  readonly priceMonthlyCents: number;
  /** Price of one year paid in advance, in US cents. */
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
  /** How much of a code's design can be customised. */
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

/** The four plans in display order. */
export const PLANS: readonly Plan[] = /* @__PURE__ */ deepFreeze<readonly Plan[]>([
  {
    id: 'free',
    name: 'Free',
    priceMonthlyCents: 0,
    priceAnnualCents: 0,
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
    isRecommended: false,
  },
  {
    id: 'basic',
    name: 'Basic',
    priceMonthlyCents: 900,
    priceAnnualCents: 9000,
    limits: BASIC_LIMITS,
    includes: BASIC_INCLUDES,
    analytics: 'advanced',
    design: 'full',
    taglineMonthly: 'pricing:taglines.basic',
    taglineAnnual: 'pricing:taglines.saving',
    features: [
      { key: 'pricing:features.pages', values: { pages: BASIC_LIMITS.pages } },
      { key: 'pricing:features.shortUrls', values: { shortUrls: BASIC_LIMITS.shortUrls } },
      { key: 'pricing:features.analyticsAdvanced', values: {} },
      { key: 'pricing:features.designFull', values: {} },
      { key: 'pricing:features.brandingRemoval', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
    cta: 'pricing:choosePlan',
    isRecommended: true,
  },
  {
    id: 'business',
    name: 'Business',
    priceMonthlyCents: 2900,
    priceAnnualCents: 29_000,
    limits: BUSINESS_LIMITS,
    includes: BUSINESS_INCLUDES,
    analytics: 'premium',
    design: 'full',
    support: 'priority',
    taglineMonthly: 'pricing:taglines.business',
    taglineAnnual: 'pricing:taglines.saving',
    features: [
      { key: 'pricing:features.pages', values: { pages: BUSINESS_LIMITS.pages } },
      { key: 'pricing:features.shortUrls', values: { shortUrls: BUSINESS_LIMITS.shortUrls } },
      { key: 'pricing:features.analyticsPremium', values: {} },
      { key: 'pricing:features.team', values: { users: BUSINESS_USERS } },
      { key: 'pricing:features.prioritySupport', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
    cta: 'pricing:choosePlan',
    isRecommended: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    priceMonthlyCents: 7900,
    priceAnnualCents: 79_000,
    limits: PREMIUM_LIMITS,
    includes: PREMIUM_INCLUDES,
    analytics: 'premium',
    design: 'full',
    support: 'account-manager',
    taglineMonthly: 'pricing:taglines.premium',
    taglineAnnual: 'pricing:taglines.saving',
    features: [
      { key: 'pricing:features.pages', values: { pages: PREMIUM_LIMITS.pages } },
      { key: 'pricing:features.shortUrls', values: { shortUrls: PREMIUM_LIMITS.shortUrls } },
      { key: 'pricing:features.bulk', values: {} },
      { key: 'pricing:features.api', values: {} },
      { key: 'pricing:features.accountManager', values: {} },
      { key: 'pricing:features.unlimitedScans', values: {} },
    ],
    cta: 'pricing:choosePlan',
    isRecommended: false,
  },
]);

/**
 * Returns the plan with a known id.
 *
 * @throws RangeError when no plan has the id, which only untyped callers can cause
 */
export function getPlan(id: PlanId): Plan {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) {
    throw new RangeError(
      `[@waypage/content] There is no plan "${id}". Use one of: ${PLANS.map((known) => known.id).join(', ')}.`,
    );
  }
  return plan;
}

/** Price of a plan per billing period, in US cents. */
export function priceCents(plan: Plan, period: BillingPeriod): number {
  return period === 'monthly' ? plan.priceMonthlyCents : plan.priceAnnualCents;
}

/** Amount saved by paying for a year in advance, in US cents. */
export function annualSavingCents(plan: Plan): number {
  return plan.priceMonthlyCents * 12 - plan.priceAnnualCents;
}

/** Smallest saving with annual billing among the paid plans, in whole percent, rounded down: the badge states it. */
export function annualSavingPercent(): number {
  const percents = PLANS.filter((plan) => plan.priceMonthlyCents > 0).map(
    (plan) => (annualSavingCents(plan) / (plan.priceMonthlyCents * 12)) * 100,
  );
  return Math.floor(Math.min(...percents));
}
