'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { DisclosureGroup } from '../disclosure/DisclosureGroup.js';
import { Rows } from './MenuRows.styles.js';

export type MenuRowsProps = ComponentPropsWithRef<'ul'>;

/**
 * The rows of the menu of small windows, as a list. Its children are `MenuRow` and `MenuFold` elements; of the latter
 * one is open at a time.
 */
export function MenuRows({ children, ...rest }: MenuRowsProps) {
  return (
    <DisclosureGroup>
      <Rows role="list" {...rest}>
        {Children.map(children, (row) => row && <li>{row}</li>)}
      </Rows>
    </DisclosureGroup>
  );
}
