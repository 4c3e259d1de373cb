'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { Surface } from '../layout/Surface.styles.js';
import { Content, Footer, Media, Root } from './Card.styles.js';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * What it is made of. With the theme sheet, `night`, `signal` and the stocks also give the interface
   * inside the colours that are readable there.
   *
   * @default 'sheet'
   */
  surface?: Surface | undefined;
  /** An image above the content, up to the edges. */
  media?: ReactNode;
  /** At the foot, level with its neighbours' in a grid: an action. */
  footer?: ReactNode;
  /** An element to use instead of `<div>`: `<article>`, `<li>`, or a link over the whole. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** A sheet for one thing of several, with an image, its words and an action. */
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
