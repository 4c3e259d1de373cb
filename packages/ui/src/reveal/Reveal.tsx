'use client';
import type { ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRender, type Render } from '../internal/useRender.js';
import { Root } from './Reveal.styles.js';
import { useReveal } from './useReveal.js';

export interface RevealProps extends ComponentPropsWithRef<'div'> {
  /**
   * Place among things that appear together, from 0. Each starts 60 ms after the one before; from
   * the third on all start at once.
   *
   * @default 0
   */
  order?: number | undefined;
  /** An element to use instead of `<div>`. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/**
 * Lets its content rise by 16 px and fade in, once, when 5% of it have come into the window.
 *
 * Content is never held back from anybody: it is in the server's HTML as it is, and only what
 * is below the window when the script starts, on a screen, without a wish for less motion, waits.
 * Not for headings and text of the first view.
 */
export function Reveal({ order = 0, render, ref, ...rest }: RevealProps) {
  const props = useRender(render, {
    ...rest,
    ref: useMergedRef<HTMLDivElement>(ref, useReveal()),
    'data-order': Math.min(order, 2),
  });
  return <Root {...props} />;
}
