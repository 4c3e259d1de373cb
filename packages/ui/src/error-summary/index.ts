export * from './ErrorSummary.js';
