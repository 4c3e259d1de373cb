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
    gap: 3px 16px;
  }
`;

/** Each as high as its row of cells. */
export const RowLabels = styled.span`
  @layer waypage {
    display: grid;
    grid-auto-rows: 1fr;
    align-items: center;
    gap: 3px;
    ${typography.micro}
    line-height: 1;
    color: ${vars.color.ink2};
  }
`;

/**
 * The cells are square, or higher where the labels of the rows are. The levels are opacities of the text color, which
 * stay distinct under forced colors.
 */
export const Cells = styled.svg`
  @layer waypage {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: ${vars.color.ink};
    shape-rendering: crispEdges;

    &:dir(rtl) {
      scale: -1 1;
    }
    & path {
      vector-effect: non-scaling-stroke;
    }
    & > [data-level='0'] {
      fill: none;
      stroke: ${vars.color.lineSoft};
    }
    & > [data-level='1'] {
      fill-opacity: 0.14;
    }
    & > [data-level='2'] {
      fill-opacity: 0.38;
    }
    & > [data-level='3'] {
      fill-opacity: 0.68;
    }
    & > [data-peak] {
      fill: ${vars.color.signal};
      shape-rendering: auto;
      transition: opacity ${vars.duration.quick} ${vars.easing.out};
    }
    & > [data-peak] > :last-child {
      fill: none;
      stroke: ${vars.color.ink};
      stroke-width: 2px;
    }
    & > [data-peak='unlit'] {
      opacity: 0;
    }

    @media (forced-colors: active) {
      fill: CanvasText;

      & > [data-level='0'] {
        stroke: GrayText;
      }
      & > [data-peak] {
        fill: Highlight;
      }
      & > [data-peak] > :last-child {
        stroke: CanvasText;
      }
    }
  }
`;

/** Mirrored with the cells, without the letters. */
export const ColumnLabels = styled.svg`
  @layer waypage {
    grid-column: 2;
    inline-size: 100%;
    block-size: 1lh;
    margin-block-start: 4px;
    overflow: visible;
    ${typography.micro}
    fill: ${vars.color.ink3};

    & > text {
      dominant-baseline: central;
      transform-box: fill-box;
      transform-origin: center;
    }
    &:dir(rtl),
    &:dir(rtl) > text {
      scale: -1 1;
    }
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }
`;
