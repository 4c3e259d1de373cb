export * from './TextLink.js';
