'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { Group, GroupTitle, Items } from './MegaMenu.styles.js';

export interface MenuGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the group; accessible name of the list. */
  title: ReactNode;
  /** `MenuItem` elements; each becomes a list item. */
  children?: ReactNode;
}

/** A titled group of links: a column, or a row as the `base` of a `MegaMenu`. */
export function MenuGroup({ title, children, ...rest }: MenuGroupProps) {
  const titleId = useUniqueId();
  return (
    <Group {...rest}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <Items role="list" aria-labelledby={titleId}>
        {Children.map(children, (item) => item && <li>{item}</li>)}
      </Items>
    </Group>
  );
}
