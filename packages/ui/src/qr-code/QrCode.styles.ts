'use client';
import { styled } from 'styled-components';
import { vars } from '../theme/index.js';

/** Forced colors, browsers that darken pages and economical printing would reduce the contrast that a scanner needs. */
export const Root = styled.svg`
  @layer waypage {
    display: block;
    inline-size: 100%;
    block-size: auto;
    color-scheme: only light;
    forced-color-adjust: none;
    print-color-adjust: exact;

    & > rect {
      fill: ${vars.stock.bone};
    }
    & > path {
      fill: ${vars.stock.onStock};
    }
  }
`;
