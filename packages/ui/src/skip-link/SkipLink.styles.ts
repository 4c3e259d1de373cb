'use client';
import { styled } from 'styled-components';
import { mixins, typography, vars } from '../theme/index.js';

export const Root = styled.a`
  @layer waypage {
    position: fixed;
    z-index: ${vars.z.wait};
    inset-block-start: ${vars.space[4]};
    inset-inline-start: ${vars.space[4]};
    padding: ${vars.space[5]} ${vars.space[7]};
    ${mixins.cornersS}
    ${typography.control}
    text-decoration: none;
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
    ${mixins.focusRing}

    &:not(:focus) {
      ${mixins.visuallyHidden}
    }
  }
`;
