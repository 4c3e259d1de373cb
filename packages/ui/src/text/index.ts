export * from './Text.js';
