'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import * as css from './ProductShelf.styles.js';

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
    <css.Root role="list" {...rest} data-shelves={shelves}>
      {Children.map(children, (product) => product && <li>{product}</li>)}
    </css.Root>
  );
}

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
    <css.Product {...useRender(render, { ...rest, children: null })}>
      <css.Picture>{picture}</css.Picture>
      <css.Board />
      <css.Label>
        <css.Name>{name}</css.Name>
        <css.PriceRow>
          {oldPrice !== undefined && (
            <css.OldPrice>
              {oldPriceLabel !== undefined && <VisuallyHidden>{oldPriceLabel} </VisuallyHidden>}
              {oldPrice}
            </css.OldPrice>
          )}
          <css.Price>{price}</css.Price>
          <span>{currency}</span>
          {discount !== undefined && <css.Discount>{discount}</css.Discount>}
        </css.PriceRow>
      </css.Label>
    </css.Product>
  );
}

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
        <css.Product key={index} data-waiting="">
          <css.Label />
        </css.Product>
      ))}
    </ProductShelf>
  );
}
