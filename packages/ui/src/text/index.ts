export * from './Heading.js';
export * from './Text.js';
