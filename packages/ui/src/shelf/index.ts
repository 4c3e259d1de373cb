export { Shelf, type ShelfProps } from './Shelf.js';
export { ShelfProduct, type ShelfProductProps } from './ShelfProduct.js';
export { ShelfSkeleton, type ShelfSkeletonProps } from './ShelfSkeleton.js';
