export * from './Avatar.js';
