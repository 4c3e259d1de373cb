'use client';
import type { ComponentPropsWithRef } from 'react';
import { ProductShelf } from './ProductShelf.js';
import { Board, Label, Name, Picture, Price, PriceRow, Product } from './ProductShelf.styles.js';

const BLANK = '\u00A0';

export interface ProductShelfSkeletonProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /**
   * How many products are awaited.
   *
   * @default 8
   */
  count?: number | undefined;
  /** Shelves at most, as in `ProductShelf`. */
  shelves?: 1 | 2 | undefined;
}

/**
 * Shelves that are still waiting for their products: empty boards and labels with bars, as high as
 * those to come. Hidden from screen readers; say elsewhere that something is loading.
 */
export function ProductShelfSkeleton({ count = 8, shelves, ...rest }: ProductShelfSkeletonProps) {
  return (
    <ProductShelf aria-hidden {...rest} shelves={shelves}>
      {Array.from({ length: count }, (_, index) => (
        <Product key={index} data-waiting="">
          <Picture />
          <Board />
          <Label>
            <Name>{BLANK}</Name>
            <PriceRow>
              <Price>{BLANK}</Price>
            </PriceRow>
          </Label>
        </Product>
      ))}
    </ProductShelf>
  );
}
