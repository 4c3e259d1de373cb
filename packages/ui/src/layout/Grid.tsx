'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { GridRoot } from './Layout.styles.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * That many equal columns from 768 px on, one below: for children without spans.
   *
   * @default twelve, and four below 768 px
   */
  columns?: 2 | 3 | 4 | undefined;
  /** An element to use instead of `<div>`. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** Twelve columns, 24 px apart; four, 16 px apart, below 768 px. Children set their own spans, unless `columns` is given. */
export function Grid({ columns, render, ...rest }: GridProps) {
  return <GridRoot {...useRender(render, { ...rest, 'data-columns': columns })} />;
}
