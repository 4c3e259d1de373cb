'use client';
import { Children, type ComponentPropsWithRef } from 'react';
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
      <List role="list">{Children.map(children, (step) => step && <Item>{step}</Item>)}</List>
    </nav>
  );
}
