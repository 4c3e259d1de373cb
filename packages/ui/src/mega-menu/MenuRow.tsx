'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type RenderElement } from '../internal/useRender.js';
import { Row } from './MenuRows.styles.js';

export interface MenuRowProps extends ComponentPropsWithRef<'a'> {
  /** At the far end, decorative: the arrow of a link to another site. */
  iconEnd?: ReactNode;
  /** An element to use instead of `<a>`, a router's link say. Its props are merged. */
  render?: RenderElement | undefined;
}

/** A row of the menu of small windows that is a link. */
export function MenuRow({ iconEnd, render, children, ...rest }: MenuRowProps) {
  return (
    <Row {...useRender(render, rest)}>
      {children}
      {iconEnd}
    </Row>
  );
}
