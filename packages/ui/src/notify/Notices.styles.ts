'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
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
    ${fragments.focusRingInside}
  }
`;
