'use client';
import { styled } from 'styled-components';
import { typography } from '../theme/index.js';

export const Final = styled.span`
  @layer waypage {
    grid-area: 1 / 1;
  }
`;

/** Numbers run left to right in every language; aligned right, the digits keep their columns. */
export const Running = styled.span`
  @layer waypage {
    grid-area: 1 / 1;
    justify-self: right;
  }
`;

/** The final number keeps the space while the running one covers it, so nothing shifts. */
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
