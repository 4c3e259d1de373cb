export * from './Brackets.js';
