/** Id of a plan, as in the URLs of the app host. */
export type PlanId = 'free' | 'basic' | 'business' | 'premium';

/** Billing period of a plan. */
export type BillingPeriod = 'monthly' | 'annual';
