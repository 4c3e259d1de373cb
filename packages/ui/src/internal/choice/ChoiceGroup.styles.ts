'use client';
import { styled } from 'styled-components';
import { typography, vars } from '../../theme/index.js';

export const Legend = styled.legend`
  @layer waypage {
    padding: 0;
    margin-block-end: ${vars.space[2]};
    ${typography.label}
    color: ${vars.color.ink};
  }
`;

export const Options = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;

    &[data-orientation='horizontal'] {
      flex-flow: row wrap;
      column-gap: ${vars.space[7]};
    }
  }
`;

export const Notes = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};

    &:not(:empty) {
      margin-block-start: ${vars.space[2]};
    }
  }
`;
