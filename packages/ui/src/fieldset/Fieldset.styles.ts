'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { typography, vars } from '../theme/index.js';

export const Root = styled.fieldset`
  @layer waypage {
    ${fragments.fieldsetReset}
  }
`;

export const Legend = styled.legend`
  @layer waypage {
    margin-block-end: ${vars.space[5]};
    padding: 0;
    ${typography.titleS}
    color: ${vars.color.ink};
  }
`;

export const Controls = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[6]};
  }
`;
