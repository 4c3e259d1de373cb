export * from './Badge.js';
