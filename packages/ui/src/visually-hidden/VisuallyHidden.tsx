'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { Root } from './VisuallyHidden.styles.js';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** An element to use instead of `<span>`. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** Words for screen readers only: "opens in a new tab" inside a link, say. */
export function VisuallyHidden({ render, ...rest }: VisuallyHiddenProps) {
  return <Root {...useRender(render, rest)} />;
}
