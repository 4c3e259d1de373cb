export * from './PricingCard.js';
export * from './PricingGrid.js';
