'use client';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.js';
import { fragments } from '../internal/css-fragments.js';
import { useRender, type Render } from '../internal/useRender.js';
import { warnMissing } from '../internal/warn.js';
import { media, mixins, typography, vars } from '../theme/index.js';

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
  warnMissing('Pagination', { label, previousLabel, nextLabel, getPageLabel });
  return (
    <nav aria-label={label} {...rest}>
      <List role="list">
        <PageItem
          link={getLink(Math.max(page - 1, 1))}
          isDisabled={page <= 1}
          rel="prev"
          aria-label={previousLabel}
        >
          <ArrowLeftIcon />
        </PageItem>
        {pageList(page, count).map((entry, position) =>
          entry === 'gap' ? (
            // A gap has no id of its own, only its position.
            <Gap key={`gap-${String(position)}`} aria-hidden />
          ) : (
            <PageItem
              key={entry}
              link={getLink(entry)}
              aria-label={getPageLabel(entry)}
              aria-current={entry === page ? 'page' : undefined}
            >
              {entry}
            </PageItem>
          ),
        )}
        <PageItem
          link={getLink(Math.min(page + 1, count))}
          isDisabled={page >= count}
          rel="next"
          aria-label={nextLabel}
        >
          <ArrowRightIcon />
        </PageItem>
      </List>
    </nav>
  );
}

interface PageItemProps extends ComponentPropsWithRef<'a'> {
  readonly link: Render;
  readonly isDisabled?: boolean;
}

function PageItem({ link, isDisabled = false, ...rest }: PageItemProps) {
  // Still a link, to the page that is shown: an element that was replaced would lose the focus.
  const disabled = isDisabled && {
    'aria-disabled': true,
    tabIndex: -1,
    rel: undefined,
    onClickCapture: preventDefault,
  };
  return (
    <li>
      <Link {...useRender(link, { ...rest, ...disabled })} />
    </li>
  );
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * Returns the pages to link to: the first, the last, the current one with its neighbors, and gaps between. A gap never
 * replaces a single page, whose number takes no more room.
 *
 * @param page The current page, from 1; clamped to 1 and `count`.
 */
function pageList(page: number, count: number): readonly (number | 'gap')[] {
  const current = Math.min(Math.max(page, 1), count);
  const visiblePages = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((number) => number >= 1 && number <= count)
    .sort((a, b) => a - b);
  return visiblePages.flatMap((number, position): (number | 'gap')[] => {
    const skippedCount = number - (visiblePages[position - 1] ?? 0) - 1;
    if (skippedCount === 0) return [number];
    return skippedCount === 1 ? [number - 1, number] : ['gap', number];
  });
}

const List = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
`;

const Gap = styled.li`
  @layer waypage {
    display: grid;
    place-content: end center;
    inline-size: 28px;
    block-size: 44px;
    padding-block-end: 15px;
    box-sizing: border-box;

    &::before {
      content: '';
      inline-size: 14px;
      border-block-end: 3px dotted ${vars.color.ink3};
    }
  }
`;

const Link = styled.a`
  @layer waypage {
    box-sizing: border-box;
    display: grid;
    place-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: ${vars.space[3]};
    border-radius: ${vars.radius.cornerS};
    ${typography.nav}
    font-variant-numeric: tabular-nums;
    color: ${vars.color.ink};
    text-decoration: none;
    ${fragments.colorTransition}
    ${mixins.focusRing}

    &[aria-current] {
      ${mixins.cornersS}
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
    }
    &[aria-disabled] {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }
    &:dir(rtl) > svg {
      transform: scaleX(-1);
    }

    @media ${media.hover} {
      &:hover:not([aria-current], [aria-disabled]) {
        background: ${vars.color.lineSoft};
      }
    }
    @media (forced-colors: active) {
      &[aria-current] {
        forced-color-adjust: none;
        color: SelectedItemText;
        background: SelectedItem;
      }
      &[aria-disabled] {
        color: GrayText;
      }
    }
  }
`;
