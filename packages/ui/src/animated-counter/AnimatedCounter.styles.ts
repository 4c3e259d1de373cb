'use client';
import { styled } from 'styled-components';
import { typography } from '../theme/index.js';

export const Final = styled.span`
  @layer waypage {
    grid-area: 1 / 1;
  }
`;

/** Numbers are written from left to right in every language: on the right the digits keep their places. */
export const Running = styled.span`
  @layer waypage {
    grid-area: 1 / 1;
    justify-self: right;
  }
`;

/** The final number keeps its place while another one runs over it, so that nothing shifts. */
export const Root = styled.span`
  @layer waypage {
    display: inline-grid;
    ${typography.counter}
    white-space: nowrap;

    &[data-counting] > ${Final} {
      opacity: 0;
    }

    @media print {
      &[data-counting] > ${Final} {
        opacity: 1;
      }
      & > ${Running} {
        display: none;
      }
    }
  }
`;
