'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { grounds, type Surface } from '../layout/surface.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /**
   * The background.
   *
   * @default 'night'
   */
  surface?: Surface | undefined;
  /** Content at the start: the logo and a line about the site. */
  brand?: ReactNode;
  /** `SiteFooterGroup`s, in as many columns as fit. */
  children?: ReactNode;
  /** Content of the bottom line: the imprint, links to terms and privacy. */
  legal?: ReactNode;
}

/** The footer of a site, as wide as a `Container`: the brand, groups of links, and legal information. */
export function SiteFooter({
  surface = 'night',
  brand,
  legal,
  children,
  ...rest
}: SiteFooterProps) {
  return (
    <Root {...rest} data-surface={surface}>
      <Inner>
        <Brand>{brand}</Brand>
        <Groups>{children}</Groups>
        {legal && <Legal>{legal}</Legal>}
      </Inner>
    </Root>
  );
}

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

const Root = styled.footer`
  @layer waypage {
    padding-block-start: ${vars.space[14]};
    color: ${vars.color.ink};
    ${grounds}

    & a {
      color: inherit;
      text-decoration: none;
      ${mixins.focusRing}
    }
  }
`;

const Inner = styled.div`
  @layer waypage {
    ${fragments.wrap}
    display: grid;
    row-gap: ${vars.space[10]};

    @media ${media.lg} {
      grid-template-columns: minmax(min-content, 330fr) minmax(0, 998fr);
    }
  }
`;

const Brand = styled.div`
  @layer waypage {
    padding-inline-end: ${vars.space[7]};
  }
`;

const Groups = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    row-gap: 36px;

    @media ${media.belowLg} {
      grid-template-columns: repeat(auto-fit, minmax(max(9.5rem, 22%), 1fr));
      column-gap: ${vars.space[7]};
    }
    @media ${media.belowSm} {
      grid-template-columns: repeat(auto-fit, minmax(max(7rem, 34%), 1fr));
    }
  }
`;

const GroupTitle = styled.h2`
  @layer waypage {
    min-block-size: ${vars.space[9]};
    margin: 0 0 6px;
    ${typography.labelLg}
    color: ${vars.color.ink3};
  }
`;

const Links = styled.ul`
  @layer waypage {
    ${mixins.listReset}

    & a {
      display: block;
      inline-size: fit-content;
      max-inline-size: 100%;
      padding-block: 7px;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }
    @media (pointer: coarse) {
      & a {
        padding-block: 10px;
      }
    }
    @media ${media.hover} {
      & a:hover {
        text-decoration: underline;
        text-decoration-color: ${vars.color.signal};
        text-decoration-thickness: 2px;
        text-underline-offset: 6px;
      }
    }
  }
`;

const Legal = styled.div`
  @layer waypage {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[4]} ${vars.space[7]};
    margin-block-start: ${vars.space[7]};
    padding-block: ${vars.space[5]} 18px;
    border-block-start: 1px solid ${vars.color.lineSoft};
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;
