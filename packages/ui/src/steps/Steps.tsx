'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Root } from './Steps.styles.js';

export type StepsProps = ComponentPropsWithRef<'ol'>;

/**
 * Steps in order, in the style of a roll of labels: a kraft strip that starts at the gutter and continues beyond the
 * end of the window, with three labels and the edge of the next. Below 1024 px the roll is vertical and its labels are
 * stacked.
 *
 * Its children are three `Step` elements. Place it directly in a section, not in a `Container`: it includes the gutter
 * itself, and its parent has to be as wide as the window.
 */
export function Steps({ children, ...rest }: StepsProps) {
  return (
    <Root role="list" data-surface="kraft" {...rest}>
      {Children.map(children, (step) => step && <li>{step}</li>)}
    </Root>
  );
}
