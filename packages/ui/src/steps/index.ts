export * from './Steps.js';
