'use client';
import { Children, isValidElement, type ComponentPropsWithRef } from 'react';
import { warnMissing } from '../internal/warn.js';
import { Item, List } from './Breadcrumb.styles.js';

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the navigation. */
  label: string;
}

/**
 * The path from the top page to this one. Each child is a step: a link, or for this page an element with
 * `aria-current="page"`.
 */
export function Breadcrumb({ label, children, ...rest }: BreadcrumbProps) {
  warnMissing('Breadcrumb', { label });
  return (
    <nav aria-label={label} {...rest}>
      <List role="list">
        {Children.toArray(children).map((child, position) => (
          <Item key={isValidElement(child) ? child.key : position}>{child}</Item>
        ))}
      </List>
    </nav>
  );
}
