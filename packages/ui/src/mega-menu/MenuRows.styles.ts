'use client';
import { styled } from 'styled-components';
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
    list-style: none;
    cursor: pointer;
    ${mixins.focusRing}

    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      flex: none;
    }
    [open] > & > [data-shown='closed'],
    :not([open]) > & > [data-shown='open'] {
      display: none;
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
