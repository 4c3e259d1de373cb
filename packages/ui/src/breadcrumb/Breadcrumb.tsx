'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { warnMissing } from '../internal/warn.js';
import { media, mixins, typography, vars } from '../theme/index.js';

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

const List = styled.ol`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;

const Item = styled.li`
  @layer waypage {
    display: flex;
    align-items: center;

    /* Drawn as a border, so that no screen reader reads it. */
    & + &::before {
      content: '';
      block-size: 1em;
      margin-inline: 10px;
      border-inline-start: 1.5px solid ${vars.color.ink3};
      transform: rotate(18deg);
    }
    & > * {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
      color: inherit;
    }
    & > a {
      text-decoration: none;
      ${fragments.focusRingInside}
    }
    & > [aria-current] {
      color: ${vars.color.ink};
      font-weight: ${vars.weight.medium};
    }
    @media ${media.hover} {
      & > a:hover {
        ${fragments.hoveredLink}
      }
    }
  }
`;
