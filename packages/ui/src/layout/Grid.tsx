'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type RenderElement } from '../internal/useRender.js';
import { GridRoot } from './Layout.styles.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** An element to use instead of `<div>`. Its props are merged. */
  render?: RenderElement | undefined;
}

/** Twelve columns, 24 px apart; four, 16 px apart, below 768 px. Children set their own spans. */
export function Grid({ render, ...rest }: GridProps) {
  return <GridRoot {...useRender(render, rest)} />;
}
