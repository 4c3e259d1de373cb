'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { Item, Root } from './GangSheet.styles.js';

export type GangSheetProps = ComponentPropsWithRef<'ul'>;

/**
 * Jobs of several customers on one printed sheet: cells divided by ink lines, crop marks at the
 * corners. From 1024 px the cells span 5 4 3 and 3 4 5 of twelve columns in turn, and a last row
 * that is not full is filled; two columns from 640 px; below, a stack from edge to edge.
 *
 * Takes `GangCell` elements. Stands in a `Container`: the crop marks and the stack use its gutter.
 */
export function GangSheet({ children, ...rest }: GangSheetProps) {
  return (
    <Root role="list" {...rest}>
      {Children.map(Children.toArray(children), (cell) => (
        <Item>{cell}</Item>
      ))}
    </Root>
  );
}
