export * from './IconButton.js';
