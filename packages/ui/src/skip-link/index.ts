export * from './SkipLink.js';
