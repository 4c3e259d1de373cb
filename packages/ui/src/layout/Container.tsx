'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { ContainerRoot } from './Layout.styles.js';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** An element to use instead of `<div>`. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** The width of the content: centred, at most 1440 px with its gutters. */
export function Container({ render, ...rest }: ContainerProps) {
  return <ContainerRoot {...useRender(render, rest)} />;
}
