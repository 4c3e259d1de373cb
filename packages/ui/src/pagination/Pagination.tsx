'use client';
import type { ComponentPropsWithRef } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.js';
import { type Render, useRender } from '../internal/useRender.js';
import { warnMissing } from '../internal/warn.js';
import { pageList } from './page-list.js';
import { Gap, List, Link } from './Pagination.styles.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  count: number;
  /** Returns the link to a page, without content: `<a href=… />` or a router's link. */
  getLink: (page: number) => Render;
  /** Returns the accessible name of the link to a page. */
  getPageLabel: (page: number) => string;
  /** Accessible name of the link to the previous page. */
  previousLabel: string;
  /** Accessible name of the link to the next page. */
  nextLabel: string;
}

/**
 * Links to the pages of a long list: the first, the last, the current one and its neighbors. As links, they work
 * without scripts.
 */
export function Pagination({
  label,
  page,
  count,
  getLink,
  getPageLabel,
  previousLabel,
  nextLabel,
  ...rest
}: PaginationProps) {
  warnMissing('Pagination', { label, previousLabel, nextLabel });
  return (
    <nav aria-label={label} {...rest}>
      <List role="list">
        <li>
          <PageLink
            link={page > 1 ? getLink(page - 1) : undefined}
            rel="prev"
            aria-label={previousLabel}
          >
            <ArrowLeftIcon />
          </PageLink>
        </li>
        {pageList(page, count).map((entry, position) =>
          entry === 'gap' ? (
            // A gap has no id of its own, only its position.
            <Gap key={`gap-${String(position)}`} aria-hidden />
          ) : (
            <li key={entry}>
              <PageLink
                link={getLink(entry)}
                aria-label={getPageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </PageLink>
            </li>
          ),
        )}
        <li>
          <PageLink
            link={page < count ? getLink(page + 1) : undefined}
            rel="next"
            aria-label={nextLabel}
          >
            <ArrowRightIcon />
          </PageLink>
        </li>
      </List>
    </nav>
  );
}

function PageLink({ link, ...rest }: ComponentPropsWithRef<'a'> & { link: Render | undefined }) {
  const inert = !link && { role: 'link', 'aria-disabled': true, rel: undefined };
  return <Link {...useRender(link, { ...rest, ...inert })} />;
}
