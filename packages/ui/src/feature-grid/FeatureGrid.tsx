'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Item, Root } from './FeatureGrid.styles.js';

export type FeatureGridProps = ComponentPropsWithRef<'ul'>;

/**
 * Features side by side, printed as a gang sheet: cards divided by ink lines, crop marks at the
 * corners. From 1024 px the cards span 5 4 3 and 3 4 5 of twelve columns in turn, and a last row
 * that is not full is filled; two columns from 640 px; below, a stack from edge to edge.
 *
 * Takes `FeatureCard` elements. Stands in a `Container`: the crop marks and the stack use its gutter.
 */
export function FeatureGrid({ children, ...rest }: FeatureGridProps) {
  return (
    <Root role="list" {...rest}>
      {Children.map(Children.toArray(children), (card) => (
        <Item>{card}</Item>
      ))}
    </Root>
  );
}
