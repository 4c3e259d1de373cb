'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { SectionRoot, type Surface } from './Layout.styles.js';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /**
   * What the section stands on. With the theme sheet, `night`, `signal` and the stocks also give
   * the interface inside the colours that are readable there.
   *
   * @default 'paper'
   */
  surface?: Surface | undefined;
  /** An element to use instead of `<section>`. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/**
 * A band of the page with the padding of a section above and below. Of two neighbours on the same
 * surface the second has none above.
 */
export function Section({ surface = 'paper', render, ...rest }: SectionProps) {
  return <SectionRoot {...useRender(render, { ...rest, 'data-surface': surface })} />;
}
