export * from './ProductShelf.js';
