'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { Surface } from '../layout/surface.js';
import { Content, Footer, Media, Root } from './Card.styles.js';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The background. With the theme sheet, `night`, `signal` and the stocks also switch the colors of the content to
   * ones that are readable there.
   *
   * @default 'sheet'
   */
  surface?: Surface | undefined;
  /** An image above the content, up to the edges of the card. */
  media?: ReactNode;
  /** The footer, aligned with those of its neighbors in a grid: an action. */
  footer?: ReactNode;
  /**
   * Element to render instead of `<div>`: `<article>`, `<li>`, or a link over the whole card; its props are merged. A
   * function receives them.
   */
  render?: Render | undefined;
}

/** A sheet for one of several things, with an image, content and an action. */
export function Card({ surface = 'sheet', media, footer, render, ...rest }: CardProps) {
  const props = useRender(render, { ...rest, 'data-surface': surface });
  return (
    <Root {...props}>
      {media && <Media>{media}</Media>}
      <Content>{props.children}</Content>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
