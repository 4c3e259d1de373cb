'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import {
  Board,
  Discount,
  Hidden,
  Label,
  Name,
  OldPrice,
  Picture,
  Price,
  PriceRow,
  Product,
} from './ProductShelf.styles.js';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is sold. */
  name: ReactNode;
  /** What it costs now, as written: "29.00". */
  price: string;
  /** Code or sign of the currency, as written: "USD". */
  currency: string;
  /** What it cost before, struck. */
  oldPrice?: string | undefined;
  /** Says to a screen reader what the struck price is: "Before". */
  oldPriceLabel?: string | undefined;
  /** How much less it costs, as written: "-15%". */
  discount?: string | undefined;
  /**
   * An image or a drawing, contained in its place and standing on the board. Its `alt` stays empty
   * where the name says the same.
   */
  picture?: ReactNode;
  /** An element to use instead of `<div>`: a link to the product, say. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/**
 * A product on a `ProductShelf`, with the label that hangs under the board. As a link, the product lifts
 * under the pointer.
 */
export function ProductCard({
  name,
  price,
  currency,
  oldPrice,
  oldPriceLabel,
  discount,
  picture,
  render,
  ...rest
}: ProductCardProps) {
  return (
    <Product {...useRender(render, { ...rest, children: null })}>
      <Picture>{picture}</Picture>
      <Board />
      <Label>
        <Name>{name}</Name>
        <PriceRow>
          {oldPrice !== undefined && (
            <OldPrice>
              {oldPriceLabel !== undefined && <Hidden>{oldPriceLabel} </Hidden>}
              {oldPrice}
            </OldPrice>
          )}
          <Price>{price}</Price>
          <span>{currency}</span>
          {discount !== undefined && <Discount>{discount}</Discount>}
        </PriceRow>
      </Label>
    </Product>
  );
}
