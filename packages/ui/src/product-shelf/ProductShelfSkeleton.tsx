'use client';
import type { ComponentPropsWithRef } from 'react';
import { ProductShelf } from './ProductShelf.js';
import { Label, Product } from './ProductShelf.styles.js';

export interface ProductShelfSkeletonProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /**
   * Expected number of products.
   *
   * @default 8
   */
  count?: number | undefined;
  /** Maximum number of shelves, as in `ProductShelf`. */
  shelves?: 1 | 2 | undefined;
}

/**
 * Placeholder of a `ProductShelf` that is loading: empty boards and labels with bars, of the final height. Hidden from
 * screen readers; announce the loading elsewhere.
 */
export function ProductShelfSkeleton({ count = 8, shelves, ...rest }: ProductShelfSkeletonProps) {
  return (
    <ProductShelf aria-hidden {...rest} shelves={shelves}>
      {Array.from({ length: count }, (_, index) => (
        <Product key={index} data-waiting="">
          <Label />
        </Product>
      ))}
    </ProductShelf>
  );
}
