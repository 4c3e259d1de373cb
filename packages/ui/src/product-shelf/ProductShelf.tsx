'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Root } from './ProductShelf.styles.js';

export interface ProductShelfProps extends ComponentPropsWithRef<'ul'> {
  /**
   * Maximum number of shelves; products that do not fit are not shown. Two shelves hold 8, 6 and 4 products. All by
   * default.
   */
  shelves?: 1 | 2 | undefined;
}

/**
 * A list of products on a 10 px board across the content: four per shelf from 1280 px, three from 640 px, two below.
 * More products start another shelf.
 *
 * Its children are `ProductCard` elements.
 */
export function ProductShelf({ shelves, children, ...rest }: ProductShelfProps) {
  return (
    <Root role="list" {...rest} data-shelves={shelves}>
      {Children.map(children, (product) => product && <li>{product}</li>)}
    </Root>
  );
}
