import { PLANS, type BillingPeriod, type Plan } from '@waypage/content/pricing';

export interface PlanOrder {
  plan: Plan;
  period: BillingPeriod;
  cents: number;
}

/**
 * Parses `{planId}` (a month) or `{planId}_annual` (a year) (docs/product.md, section 7); undefined when there is no
 * such plan. The free plan has no annual period.
 */
export function readPlanOrder(code: string): PlanOrder | undefined {
  const [, id, annual] = /^([a-z]+)(_annual)?$/.exec(code) ?? [];
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (plan === undefined || (plan.id === 'free' && annual !== undefined)) return undefined;
  return annual === undefined
    ? { plan, period: 'monthly', cents: plan.priceMonthlyCents }
    : { plan, period: 'annual', cents: plan.priceAnnualCents };
}
