'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import {
  Board,
  Discount,
  Label,
  Name,
  OldPrice,
  Picture,
  Price,
  PriceRow,
  Product,
} from './ProductShelf.styles.js';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the product. */
  name: ReactNode;
  /** Current price, formatted: "29.00". */
  price: string;
  /** Currency code or sign: "USD". */
  currency: string;
  /** Previous price, struck through. */
  oldPrice?: string | undefined;
  /** Label of the struck price for screen readers: "Before". */
  oldPriceLabel?: string | undefined;
  /** The discount, formatted: "-15%". */
  discount?: string | undefined;
  /**
   * An image or illustration, contained in its box and aligned to the shelf. Leave its `alt` empty if the name says the
   * same.
   */
  picture?: ReactNode;
  /**
   * Element to render instead of `<div>`, such as a link to the product; its props are merged. A function receives
   * them.
   */
  render?: Render | undefined;
}

/** A product on a `ProductShelf`, with its label below the board. As a link, the product lifts on hover. */
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
              {oldPriceLabel !== undefined && <VisuallyHidden>{oldPriceLabel} </VisuallyHidden>}
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
