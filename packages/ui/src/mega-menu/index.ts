export * from './MegaMenu.js';
export * from './MenuRows.js';
