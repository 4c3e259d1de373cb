export * from './FeatureGrid.js';
