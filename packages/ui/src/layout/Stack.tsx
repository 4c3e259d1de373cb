'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type RenderElement } from '../internal/useRender.js';
import type { tokens } from '../theme/index.js';
import { StackRoot } from './Layout.styles.js';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Room between the children: a step of the spacing scale.
   *
   * @default 5
   */
  gap?: keyof typeof tokens.space | undefined;
  /** An element to use instead of `<div>`. Its props are merged. */
  render?: RenderElement | undefined;
}

/** Its children below each other, with equal room between. */
export function Stack({ gap = 5, render, ...rest }: StackProps) {
  return <StackRoot {...useRender(render, { ...rest, 'data-gap': gap })} />;
}
