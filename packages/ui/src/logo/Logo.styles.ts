'use client';
import { styled } from 'styled-components';
import { typography, vars } from '../theme/index.js';

export const Root = styled.span`
  @layer waypage {
    display: inline-flex;
    align-items: center;
    gap: 11px;
    color: ${vars.color.ink};
    ${typography.wordmark}
  }
`;

export const Mark = styled.svg`
  @layer waypage {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
  }
`;

export const Eye = styled.path`
  @layer waypage {
    fill: ${vars.color.signal};
  }
`;
