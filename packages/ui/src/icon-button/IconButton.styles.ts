'use client';
import { styled } from 'styled-components';
import { Button } from '../button/index.js';

export const Root = styled(Button)`
  @layer waypage {
    && {
      flex: none;
      inline-size: var(--_size);
      padding: 0;
    }
  }
`;
