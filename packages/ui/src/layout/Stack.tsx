'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { tokens } from '../theme/index.js';
import { StackRoot } from './Layout.styles.js';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Gap between the children: a step of the spacing scale.
   *
   * @default 5
   */
  gap?: keyof typeof tokens.space | undefined;
  /**
   * `row`: side by side, wrapping.
   *
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Alignment of the children on the cross axis.
   *
   * @default stretched
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Placement of the children on the main axis: `between` puts the first and the last to the edges.
   *
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A column or row of children with equal gaps. */
export function Stack({ gap = 5, direction, align, justify, render, ...rest }: StackProps) {
  const look = {
    'data-gap': gap,
    'data-direction': direction,
    'data-align': align,
    'data-justify': justify,
  };
  return <StackRoot {...useRender(render, { ...rest, ...look })} />;
}
