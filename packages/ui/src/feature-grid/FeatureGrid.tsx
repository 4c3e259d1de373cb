'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Root } from './FeatureGrid.styles.js';

export type FeatureGridProps = ComponentPropsWithRef<'ul'>;

/**
 * A grid of features in the style of a printed gang sheet: cards divided by hairlines, crop marks at the corners. From
 * 1024 px the rows alternate between spans of 5 4 3 and 3 4 5 of twelve columns, and an incomplete last row is filled;
 * two columns from 640 px; below, a stack from edge to edge.
 *
 * Its children are `FeatureCard` elements. Place it in a `Container`: the crop marks and the stack use its gutter.
 */
export function FeatureGrid({ children, ...rest }: FeatureGridProps) {
  return (
    <Root role="list" {...rest}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </Root>
  );
}
