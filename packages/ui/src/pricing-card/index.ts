export { PricingCard, type PlanPrice, type PricingCardProps } from './PricingCard.js';
export { PricingGrid, type PricingGridProps } from './PricingGrid.js';
