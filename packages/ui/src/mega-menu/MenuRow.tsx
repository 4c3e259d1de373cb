'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { Row } from './MenuRows.styles.js';

export interface MenuRowProps extends ComponentPropsWithRef<'a'> {
  /** Decorative icon at the end: the arrow of an external link. */
  iconEnd?: ReactNode;
  /** Element to render instead of `<a>`, such as a router's link; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A link as a row of the menu of small windows. */
export function MenuRow({ iconEnd, render, ...rest }: MenuRowProps) {
  const props = useRender(render, rest);
  return (
    <Row {...props}>
      {props.children}
      {iconEnd}
    </Row>
  );
}
