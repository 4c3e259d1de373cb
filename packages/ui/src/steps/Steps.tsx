'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Item, Root } from './Steps.styles.js';

export type StepsProps = ComponentPropsWithRef<'ol'>;

/**
 * Steps in order, printed on a roll of labels: a kraft strip that starts at the gutter and runs off
 * the end of the window, with three labels and the edge of the next. Below 1024 px the roll stands
 * upright and its labels lie below each other.
 *
 * Takes three `Step` elements. Put it straight into a section, not into a `Container`: it
 * measures the gutter itself, and its parent has to be as wide as the window.
 */
export function Steps({ children, ...rest }: StepsProps) {
  return (
    <Root role="list" data-surface="kraft" {...rest}>
      {Children.map(Children.toArray(children), (step) => (
        <Item>{step}</Item>
      ))}
    </Root>
  );
}
