export {
  annualSavingCents,
  annualSavingPercent,
  BUSINESS_USERS,
  getPlan,
  LAST_PRICE_CHANGE,
  PLAN_NEEDS,
  PLANS,
  PRICE_CURRENCY,
  priceCents,
} from './plans.ts';
export type { BillingPeriod, Plan, PlanId, PlanNeed } from './plans.ts';
export type { PlanTexts, PriceList, PriceListTexts } from './price-list.ts';
