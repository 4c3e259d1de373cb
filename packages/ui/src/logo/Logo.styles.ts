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

    & > svg {
      flex: none;
      inline-size: 28px;
      block-size: 28px;
    }
    & path + path {
      fill: ${vars.color.signal};
    }
  }
`;
