'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { tokens } from '../theme/index.js';
import { StackRoot } from './Layout.styles.js';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Room between the children: a step of the spacing scale.
   *
   * @default 5
   */
  gap?: keyof typeof tokens.space | undefined;
  /**
   * `row`: beside each other, and below where they do not fit.
   *
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Where the children stand across the direction.
   *
   * @default as wide, or as high, as the stack
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /** An element to use instead of `<div>`. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** Its children below or beside each other, with equal room between. */
export function Stack({ gap = 5, direction, align, render, ...rest }: StackProps) {
  const look = { 'data-gap': gap, 'data-direction': direction, 'data-align': align };
  return <StackRoot {...useRender(render, { ...rest, ...look })} />;
}
