'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { Row } from './MenuRows.styles.js';

export interface MenuRowProps extends ComponentPropsWithRef<'a'> {
  /** At the far end, decorative: the arrow of a link to another site. */
  iconEnd?: ReactNode;
  /** An element to use instead of `<a>`, a router's link say. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** A row of the menu of small windows that is a link. */
export function MenuRow({ iconEnd, render, ...rest }: MenuRowProps) {
  const props = useRender(render, rest);
  return (
    <Row {...props}>
      {props.children}
      {iconEnd}
    </Row>
  );
}
