'use client';
import { styled } from 'styled-components';
import { mixins } from '../theme/index.js';

export const Root = styled.span`
  @layer waypage {
    ${mixins.visuallyHidden}
  }
`;
