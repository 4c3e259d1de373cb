export { annualSaving, getPlan, PLANS } from './plans';
export type { BillingPeriod, Plan, PlanId } from './plans';
