export * from './ProductCard.js';
export * from './ProductShelf.js';
export * from './ProductShelfSkeleton.js';
