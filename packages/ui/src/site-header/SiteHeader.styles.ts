'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { media, vars } from '../theme/index.js';

export const Root = styled.header`
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

export const Bar = styled.div`
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

export const Middle = styled.div`
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

export const End = styled.div`
  @layer waypage {
    align-self: stretch;
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    margin-inline-start: auto;
  }
`;
