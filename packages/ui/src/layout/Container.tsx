'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { ContainerRoot } from './Layout.styles.js';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** Centers the content, at most 1440 px wide including its gutters. */
export function Container({ render, ...rest }: ContainerProps) {
  return <ContainerRoot {...useRender(render, rest)} />;
}
