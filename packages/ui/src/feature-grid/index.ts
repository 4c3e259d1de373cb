export * from './FeatureCard.js';
export * from './FeatureGrid.js';
