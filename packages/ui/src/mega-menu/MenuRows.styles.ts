'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Rows = styled.ul`
  @layer waypage {
    ${mixins.listReset}

    & > li > a,
    & > li > details > summary {
      border-block-end: 1px solid ${vars.color.lineSoft};
    }
    & > li:last-child > a,
    & > li:last-child > details:not([open]) > summary {
      border-block-end: 0;
    }
  }
`;

export const Row = styled.a`
  @layer waypage {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[5]};
    min-block-size: 63px;
    ${typography.h3}
    font-size: 1.5rem;
    color: inherit;
    text-decoration: none;
    ${fragments.summary}

    & > svg {
      flex: none;
    }
    @media ${media.hover} {
      &:hover {
        color: ${vars.color.signalText};
      }
    }
  }
`;

export const Fold = styled.div`
  @layer waypage {
    padding-block: ${vars.space[3]} ${vars.space[4]};
  }
`;
