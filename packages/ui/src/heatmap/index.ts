export * from './Heatmap.js';
