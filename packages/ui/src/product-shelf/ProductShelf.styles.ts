'use client';
import { styled } from 'styled-components';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Picture = styled.div`
  @layer waypage {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    block-size: 180px;
    padding-inline: 6px;
    transition: transform ${vars.duration.quick} ${vars.easing.out};

    & > * {
      flex: none;
      max-inline-size: 100%;
      max-block-size: 100%;
    }
    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
      object-position: bottom;
    }

    @media ${media.sm} {
      block-size: 196px;
    }
    @media ${media.xl} {
      block-size: 240px;
      padding-inline: 14px;
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
  }
`;

export const Board = styled.div`
  @layer waypage {
    position: relative;
    block-size: 10px;

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: var(--_board, 100%);
      background: ${vars.color.ink};
    }
    @media (forced-colors: active) {
      &::before {
        background: CanvasText;
      }
    }
  }
`;

export const Label = styled.div`
  @layer waypage {
    flex: 1;
    margin-inline: 6px;
    padding: 10px 10px 12px;
    border: 1px solid ${vars.color.lineSoft};
    border-block-start: 0;
    ${mixins.cornersS}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};

    @media ${media.xl} {
      margin-inline: 14px;
      padding: 12px 16px 14px;
    }
  }
`;

export const Name = styled.div`
  @layer waypage {
    ${typography.label}
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;

export const PriceRow = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 4px;
    min-block-size: 2.1875rem;
    color: ${vars.color.ink2};
    ${typography.label}
  }
`;

export const Price = styled.span`
  @layer waypage {
    ${typography.dimension}
    font-size: 1.875rem;
    line-height: 2.1875rem;
    letter-spacing: -0.02em;
    color: ${vars.color.ink};

    @media ${media.xl} {
      font-size: 2.1875rem;
    }
  }
`;

/** Next to the new price in a wide label; otherwise for screen readers only, and the chip shows the discount. */
export const OldPrice = styled.s`
  @layer waypage {
    color: ${vars.color.ink3};

    @media ${media.belowXl} {
      ${mixins.visuallyHidden}
    }
  }
`;

export const Discount = styled.span`
  @layer waypage {
    align-self: center;
    margin-inline-start: auto;
    padding: 5px 8px 6px;
    overflow-wrap: anywhere;
    color: ${vars.color.onSignal};
    background: ${vars.color.signal};

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;

export const Product = styled.div`
  @layer waypage {
    position: relative;
    display: flex;
    flex-direction: column;
    color: inherit;
    text-decoration: none;
    ${mixins.focusRing}

    @media ${media.hover} {
      &:any-link:hover > ${Picture} {
        transform: translateY(-6px);
      }
      &:any-link:hover > ${Label} {
        outline: 2px solid ${vars.color.line};
        outline-offset: -2px;
      }
    }

    /* Picture and board; then the name and the price on the label. */
    &[data-waiting]::before {
      content: '';
      block-size: 190px;
      background: linear-gradient(${vars.color.ink} 0 0) no-repeat 0 100% / 100% 10px;

      @media ${media.sm} {
        block-size: 206px;
      }
      @media ${media.xl} {
        block-size: 250px;
      }
      @media (forced-colors: active) {
        background-image: linear-gradient(CanvasText 0 0);
      }
    }
    &[data-waiting] > ${Label}::before, &[data-waiting] > ${Label}::after {
      content: '\\a0';
      display: block;
      ${typography.label}
      line-height: 1.2;
      background: linear-gradient(${vars.color.lineSoft} 0 0) no-repeat 0 50% / 62% 70%;
    }
    &[data-waiting] > ${Label}::after {
      line-height: 2.1875rem;
      background-size: 40% 70%;
    }
  }
`;

/**
 * The board below the last product extends to the end of the shelf, over any number of empty places; the columns have
 * no gap, so that its length is a whole number of columns.
 */
function shelfRows(columns: number): string {
  const lastBoards = Array.from(
    { length: columns - 1 },
    (_, index) => `
      & > li:last-child:nth-child(${columns}n + ${index + 1}) {
        --_board: ${100 * (columns - index)}%;
      }`,
  );
  return `
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    ${lastBoards.join('')}
    &[data-shelves='1'] > li:nth-child(n + ${columns + 1}),
    &[data-shelves='2'] > li:nth-child(n + ${2 * columns + 1}) {
      display: none;
    }
  `;
}

export const Root = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: grid;
    row-gap: ${vars.space[10]};

    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    @media ${media.belowSm} {
      ${shelfRows(2)}
    }
    @media ${media.sm} {
      row-gap: ${vars.space[7]};
    }
    @media ${media.sm} and ${media.belowXl} {
      ${shelfRows(3)}
    }
    @media ${media.xl} {
      ${shelfRows(4)}
      row-gap: ${vars.space[12]};
    }
  }
`;
