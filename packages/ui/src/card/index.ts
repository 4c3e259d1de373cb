export * from './Card.js';
