'use client';
import { Children, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Group, GroupTitle, Items } from './MegaMenu.styles.js';

export interface MenuGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What its items have in common; names the list. */
  title: ReactNode;
  /** `MenuItem` elements; each becomes an item of the list. */
  children?: ReactNode;
}

/** Links of one kind under a title: in a column, or in a row as the base of a `MegaMenu`. */
export function MenuGroup({ title, children, ...rest }: MenuGroupProps) {
  const titleId = useId();
  return (
    <Group {...rest}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <Items role="list" aria-labelledby={titleId}>
        {Children.map(children, (item) => item && <li>{item}</li>)}
      </Items>
    </Group>
  );
}
