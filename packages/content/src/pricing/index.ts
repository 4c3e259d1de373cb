export type { BillingPeriod, CurrentPrices, PlanId, Sale } from './dated-prices.ts';
export * from './plans.ts';
export * from './price-list.ts';
