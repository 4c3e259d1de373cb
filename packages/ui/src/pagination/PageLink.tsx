'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { Link } from './Pagination.styles.js';

export interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  /** The link it becomes; none: there is no such page. */
  readonly link: Render | undefined;
}

/** A link of a `Pagination`. */
export function PageLink({ link, ...rest }: PageLinkProps) {
  const inert = !link && { role: 'link', 'aria-disabled': true, rel: undefined };
  return <Link {...useRender(link, { ...rest, ...inert })} />;
}
