'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { GridRoot } from './Layout.styles.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * Number of equal columns from 768 px, one below: for children without spans.
   *
   * @default twelve, and four below 768 px
   */
  columns?: 2 | 3 | 4 | undefined;
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/**
 * A grid of twelve columns with gaps of 24 px; four with gaps of 16 px below 768 px. Children set their own spans,
 * unless `columns` is set.
 */
export function Grid({ columns, render, ...rest }: GridProps) {
  return <GridRoot {...useRender(render, { ...rest, 'data-columns': columns })} />;
}
