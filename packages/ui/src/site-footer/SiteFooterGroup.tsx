'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { GroupTitle, Links } from './SiteFooter.styles.js';

export interface SiteFooterGroupProps extends Omit<ComponentPropsWithRef<'nav'>, 'title'> {
  /** Heading above the links. */
  title: ReactNode;
  /**
   * Heading level of the title.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A titled group of links in a `SiteFooter`, a navigation landmark named by its title. Each child is a link. */
export function SiteFooterGroup({
  title,
  headingLevel = 2,
  children,
  ...rest
}: SiteFooterGroupProps) {
  const titleId = useUniqueId();
  return (
    <nav aria-labelledby={titleId} {...rest}>
      <GroupTitle as={`h${headingLevel}`} id={titleId}>
        {title}
      </GroupTitle>
      <Links role="list">{Children.map(children, (link) => link && <li>{link}</li>)}</Links>
    </nav>
  );
}
