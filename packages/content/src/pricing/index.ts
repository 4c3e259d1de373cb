export * from './plans.ts';
export * from './price-list.ts';
