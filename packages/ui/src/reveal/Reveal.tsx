'use client';
import type { ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRender, type Render } from '../internal/useRender.js';
import { Root } from './Reveal.styles.js';
import { useReveal } from './useReveal.js';

export interface RevealProps extends ComponentPropsWithRef<'div'> {
  /**
   * Index among elements that appear together, from 0. Each starts 60 ms after the one before; from the third on all
   * start at once.
   *
   * @default 0
   */
  order?: number | undefined;
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/**
 * Lets its content rise by 16 px and fade in, once, when 5% of it has entered the viewport.
 *
 * Content is never hidden in the server HTML: only content below the viewport at hydration is animated, on a screen,
 * without a preference for reduced motion. Not for headings and text above the fold.
 */
export function Reveal({ order = 0, render, ref, ...rest }: RevealProps) {
  const props = useRender(render, {
    ...rest,
    ref: useMergedRef<HTMLDivElement>(ref, useReveal()),
    'data-order': Math.min(order, 2),
  });
  return <Root {...props} />;
}
