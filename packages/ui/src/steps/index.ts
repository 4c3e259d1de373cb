export * from './Steps.js';
export * from './Step.js';
