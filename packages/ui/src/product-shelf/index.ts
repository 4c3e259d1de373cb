export { ProductCard, type ProductCardProps } from './ProductCard.js';
export { ProductShelf, type ProductShelfProps } from './ProductShelf.js';
export { ProductShelfSkeleton, type ProductShelfSkeletonProps } from './ProductShelfSkeleton.js';
