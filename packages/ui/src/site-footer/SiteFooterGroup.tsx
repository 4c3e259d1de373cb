'use client';
import { Children, isValidElement, type ComponentPropsWithRef, type ReactNode } from 'react';
import { GroupTitle, Links } from './SiteFooter.styles.js';

export interface SiteFooterGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Above the links, as a heading. */
  title: ReactNode;
  /**
   * Level of the title in the document's outline.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Links of a `SiteFooter` with their title. Each child is a link. */
export function SiteFooterGroup({
  title,
  headingLevel = 2,
  children,
  ...rest
}: SiteFooterGroupProps) {
  return (
    <div {...rest}>
      <GroupTitle as={`h${headingLevel}`}>{title}</GroupTitle>
      <Links role="list">
        {Children.toArray(children).map((child, position) => (
          <li key={isValidElement(child) ? child.key : position}>{child}</li>
        ))}
      </Links>
    </div>
  );
}
