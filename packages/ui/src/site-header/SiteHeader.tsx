'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, vars } from '../theme/index.js';

export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** Content at the start: the logo, as a link to the home page. */
  logo: ReactNode;
  /** The navigation: a `<nav>` with links, `Disclosure`s or a `MegaMenu`. */
  children?: ReactNode;
  /** Content at the end: a language menu, a button. */
  actions?: ReactNode;
  /**
   * Sticks to the top of the window.
   *
   * @default false
   */
  sticky?: boolean | undefined;
}

/** The header of a site, as wide as a `Container`: 72 px high from 1024 px, 60 px below, more if its content wraps. */
export function SiteHeader({ logo, actions, sticky = false, children, ...rest }: SiteHeaderProps) {
  return (
    <Root {...rest} data-sticky={sticky ? '' : undefined}>
      <Bar>
        {logo}
        {children && <Middle>{children}</Middle>}
        {actions && <End>{actions}</End>}
      </Bar>
    </Root>
  );
}

const Root = styled.header`
  @layer waypage {
    position: relative;
    z-index: ${vars.z.header};
    border-block-end: 1px solid ${vars.color.line};
    color: ${vars.color.ink};
    background: ${vars.color.paper};

    &[data-sticky] {
      position: sticky;
      inset-block-start: 0;
    }
    @media print {
      &[data-sticky] {
        position: static;
      }
    }
  }
`;

const Bar = styled.div`
  @layer waypage {
    ${fragments.wrap}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-block-size: ${vars.layout.headerSmall};

    @media ${media.lg} {
      min-block-size: ${vars.layout.header};
    }
  }
`;

const Middle = styled.div`
  @layer waypage {
    /* Below the logo where its widest link does not fit beside it. */
    flex: 1 1 min-content;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${vars.space[7]};
    min-inline-size: 0;

    @media ${media.lg} {
      margin-inline-start: ${vars.space[7]};
    }
  }
`;

const End = styled.div`
  @layer waypage {
    align-self: stretch;
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    margin-inline-start: auto;
  }
`;
