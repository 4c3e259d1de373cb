'use client';
import { styled } from 'styled-components';
import { typography } from '../theme/index.js';

/** The final number keeps the space while the running one covers it, so nothing shifts. */
export const Root = styled.span`
  @layer waypage {
    display: inline-grid;
    ${typography.counter}
    white-space: nowrap;

    & > * {
      grid-area: 1 / 1;
    }
    /* Numbers run left to right in every language; aligned right, the digits keep their columns. */
    & > [aria-hidden] {
      justify-self: right;
    }
    @media not print {
      &[data-counting] > :first-child {
        opacity: 0;
      }
    }
    @media print {
      & > [aria-hidden] {
        display: none;
      }
    }
  }
`;
