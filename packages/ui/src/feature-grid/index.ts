export { FeatureCard, type FeatureCardProps } from './FeatureCard.js';
export { FeatureGrid, type FeatureGridProps } from './FeatureGrid.js';
