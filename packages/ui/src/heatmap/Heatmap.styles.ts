'use client';
import { styled } from 'styled-components';
import { typography, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    position: relative;
    padding-block-start: 18px;
    border-block-start: 2px solid ${vars.color.line};
  }
`;

export const Chart = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    gap: 3px 16px;
  }
`;

export const RowLabel = styled.span`
  @layer waypage {
    ${typography.micro}
    line-height: 1;
    color: ${vars.color.ink2};
  }
`;

/** Each row creates its own columns, so that any number of them fits without an inline style. */
export const Cells = styled.span`
  @layer waypage {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 3px;

    /* The levels are opacities of the text color, which stay distinct under forced colors. */
    & > span {
      position: relative;
      aspect-ratio: 1;
      forced-color-adjust: none;
    }
    & > span::before {
      content: '';
      position: absolute;
      inset: 0;
      background: ${vars.color.ink};
    }
    & > [data-level='0']::before {
      background: none;
      border: 1px solid ${vars.color.lineSoft};
    }
    & > [data-level='1']::before {
      opacity: 0.14;
    }
    & > [data-level='2']::before {
      opacity: 0.38;
    }
    & > [data-level='3']::before {
      opacity: 0.68;
    }

    & > [data-peak]::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0;
      border-radius: min(${vars.radius.cornerMark}, 25%);
      border-end-end-radius: min(${vars.radius.roundMark}, 25%);
      outline: 2px solid ${vars.color.ink};
      outline-offset: 2px;
      background: ${vars.color.signal};
      transition: opacity ${vars.duration.quick} ${vars.easing.out};
    }
    & > [data-peak='lit']::before {
      opacity: 0;
    }
    & > [data-peak='unlit']::after {
      opacity: 0;
    }

    @media (forced-colors: active) {
      & > [data-level]::before {
        background: CanvasText;
      }
      & > [data-level='0']::before {
        background: none;
        border-color: GrayText;
      }
      & > [data-peak]::after {
        background: Highlight;
        outline-color: CanvasText;
      }
    }
  }
`;

export const ColumnLabels = styled.span`
  @layer waypage {
    grid-column: 2;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 3px;
    margin-block-start: 4px;
    ${typography.micro}
    white-space: nowrap;
    color: ${vars.color.ink3};
  }
`;
