'use client';
import { styled } from 'styled-components';
import { vars } from '../theme/index.js';

export const Root = styled.span`
  @layer waypage {
    position: absolute;
    inset-inline: 0;
    block-size: 0;
    border-block-start: 3px solid ${vars.color.signal};
    pointer-events: none;

    &[data-size='s'] {
      border-block-start-width: 2px;
    }
  }
`;
