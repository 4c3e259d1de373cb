'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { GroupTitle, Links } from './SiteFooter.styles.js';

export interface SiteFooterGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Heading above the links. */
  title: ReactNode;
  /**
   * Heading level of the title.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A titled group of links in a `SiteFooter`. Each child is a link. */
export function SiteFooterGroup({
  title,
  headingLevel = 2,
  children,
  ...rest
}: SiteFooterGroupProps) {
  return (
    <div {...rest}>
      <GroupTitle as={`h${headingLevel}`}>{title}</GroupTitle>
      <Links role="list">{Children.map(children, (link) => link && <li>{link}</li>)}</Links>
    </div>
  );
}
