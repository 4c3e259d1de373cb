'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { grounds } from '../layout/Surface.styles.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Root = styled.footer`
  @layer waypage {
    padding-block: ${vars.space[13]} ${vars.space[9]};
    ${typography.small}
    color: ${vars.color.ink2};
    ${grounds}
  }
`;

export const Inner = styled.div`
  @layer waypage {
    ${fragments.wrap}
  }
`;

export const Columns = styled.div`
  @layer waypage {
    display: grid;
    gap: ${vars.space[10]} ${vars.layout.gap};

    @media ${media.md} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`;

export const Groups = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    gap: ${vars.space[9]} ${vars.layout.gap};
  }
`;

export const Legal = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[4]} ${vars.space[7]};
    margin-block-start: ${vars.space[12]};
    padding-block-start: ${vars.space[6]};
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
`;

export const GroupTitle = styled.h2`
  @layer waypage {
    margin: 0 0 ${vars.space[3]};
    ${typography.labelLg}
    color: ${vars.color.ink};
  }
`;

export const Links = styled.ul`
  @layer waypage {
    ${mixins.listReset}

    & a {
      display: inline-flex;
      align-items: center;
      min-block-size: 40px;
      color: inherit;
      text-decoration: none;
      ${mixins.focusRing}
    }
    @media ${media.hover} {
      & a:hover {
        ${fragments.hoveredLink}
      }
    }
  }
`;
