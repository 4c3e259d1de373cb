export * from './ComparisonTable.js';
