'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { SectionRoot } from './Layout.styles.js';
import type { Surface } from './surface.js';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /**
   * The background. With the theme sheet, `night`, `signal` and the stocks also switch the colors of the content to
   * ones that are readable there.
   *
   * @default 'paper'
   */
  surface?: Surface | undefined;
  /** Element to render instead of `<section>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/**
 * A full-width section of the page with vertical padding. If it follows a section on the same surface, it has no top
 * padding.
 */
export function Section({ surface = 'paper', render, ...rest }: SectionProps) {
  return <SectionRoot {...useRender(render, { ...rest, 'data-surface': surface })} />;
}
