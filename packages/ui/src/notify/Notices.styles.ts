'use client';
import { styled } from 'styled-components';
import { mixins, typography, vars } from '../theme/index.js';

export const Action = styled.button`
  @layer waypage {
    ${mixins.buttonReset}
    flex: none;
    min-block-size: 44px;
    padding-inline: ${vars.space[3]};
    ${typography.control}
    text-decoration: underline;
    text-underline-offset: 4px;
    color: inherit;
    ${mixins.focusRing}
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;
