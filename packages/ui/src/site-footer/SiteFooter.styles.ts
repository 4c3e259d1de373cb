'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { grounds } from '../layout/Surface.styles.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Root = styled.footer`
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

export const Inner = styled.div`
  @layer waypage {
    ${fragments.wrap}
    display: grid;
    row-gap: ${vars.space[10]};

    @media ${media.lg} {
      grid-template-columns: minmax(min-content, 330fr) minmax(0, 998fr);
    }
  }
`;

export const Brand = styled.div`
  @layer waypage {
    padding-inline-end: ${vars.space[7]};
  }
`;

export const Groups = styled.div`
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

export const GroupTitle = styled.h2`
  @layer waypage {
    min-block-size: ${vars.space[9]};
    margin: 0 0 6px;
    ${typography.labelLg}
    color: ${vars.color.ink3};
  }
`;

export const Links = styled.ul`
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
        text-decoration: underline 2px ${vars.color.signal};
        text-underline-offset: 6px;
      }
    }
  }
`;

export const Legal = styled.div`
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
