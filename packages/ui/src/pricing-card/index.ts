export * from './PricingCard.js';
