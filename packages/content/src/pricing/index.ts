export type { CurrentPrices, Sale } from './dated-prices.ts';
export * from './plan-ids.ts';
export * from './plans.ts';
export * from './price-list.ts';
