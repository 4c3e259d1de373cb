import { deepFreeze } from '../internal/deep-freeze.ts';
import type { Message, MessageKey } from '../messages/keys.ts';

/** A plan's id, as it is in the URLs of the app host. */
export type PlanId = 'free' | 'basic' | 'business' | 'premium';

/** How often a plan is paid. */
export type BillingPeriod = 'monthly' | 'annual';

/** What plans differ in beside their limits, and a customer may need. */
export type PlanNeed =
  'place-and-device' | 'branding-removal' | 'reports' | 'own-domain' | 'bulk' | 'api';

/** The currency of all prices, as ISO 4217 has it. */
export const PRICE_CURRENCY = 'USD';

/** The day of the last change to a price or a limit, as ISO 8601 has it. Change it with them. */
export const LAST_PRICE_CHANGE = '2026-11-20';

/** A plan of the price list. */
export interface Plan {
  readonly id: PlanId;
  /** Product name, the same in every language. */
  readonly name: string;
  /** US cents for one month. */
  readonly priceMonthlyCents: number;
  /** US cents for one year, paid at once. */
  readonly priceAnnualCents: number;
  readonly limits: {
    /** Mobile pages and dynamic QR codes together. */
    readonly pages: number;
    readonly shortUrls: number;
    /** People who work on the same pages; absent where the price list does not say. */
    readonly users?: number | undefined;
  };
  /** What the plan has of the things that a customer may need. */
  readonly includes: readonly PlanNeed[];
  /** Level of the figures on scans. */
  readonly analytics: 'basic' | 'advanced' | 'premium';
  /** How far a code's design can be changed. */
  readonly design: 'standard' | 'full';
  /** How the plan is helped; absent where the price list does not say. */
  readonly support?: 'priority' | 'account-manager' | undefined;
  readonly taglineMonthly: MessageKey<'pricing'>;
  /** Takes `saving`, what a year costs less, except on a plan that costs nothing. */
  readonly taglineAnnual: MessageKey<'pricing'>;
  /** What the plan has, in the order in which it is shown. */
  readonly features: readonly Message<'pricing'>[];
  /** The words of its button. */
  readonly cta: MessageKey<'pricing'>;
  /** Whether the plan carries the badge POPULAR. */
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

/** Everything that a customer may need beside numbers, in the order in which it is asked. */
export const PLAN_NEEDS: readonly PlanNeed[] = PREMIUM_INCLUDES;

/** The four plans in the order in which they are shown. */
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

/** What a plan costs per billing period, in US cents. */
export function priceCents(plan: Plan, period: BillingPeriod): number {
  return period === 'monthly' ? plan.priceMonthlyCents : plan.priceAnnualCents;
}

/** What a year costs less when it is paid at once, in US cents. */
export function annualSavingCents(plan: Plan): number {
  return plan.priceMonthlyCents * 12 - plan.priceAnnualCents;
}

/**
 * What every paid plan saves at least when a year is paid at once, in whole per cent: the figure of the
 * badge.
 */
export function annualSavingPercent(): number {
  const percents = PLANS.filter((plan) => plan.priceMonthlyCents > 0).map(
    (plan) => (annualSavingCents(plan) / (plan.priceMonthlyCents * 12)) * 100,
  );
  return Math.floor(Math.min(...percents));
}
