'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

const alongTheTop = `linear-gradient(90deg, transparent 18px, ${vars.printed.hole} 18px 34px, transparent 34px)`;
const alongTheSide = `linear-gradient(${vars.printed.hole} 16px, transparent 16px)`;

export const Root = styled.ol`
  @layer waypage {
    ${mixins.listReset}
    display: grid;
    gap: 14px;
    margin-inline: ${vars.space.gutter};
    padding-block: 26px;
    padding-inline: 22px;
    background:
      ${alongTheSide} 7px 18px / 8px 34px repeat-y,
      ${alongTheSide} calc(100% - 7px) 18px / 8px 34px repeat-y,
      ${vars.stock.kraft};

    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    @media ${media.lg} {
      grid-template-columns: repeat(3, minmax(0, 409px)) minmax(90px, 1fr);
      margin-inline: max(
          ${vars.space.gutter},
          calc((100% - ${vars.layout.wrapMax}) / 2 + ${vars.space.gutter})
        )
        0;
      padding-inline: 26px 0;
      overflow: clip;
      background:
        ${alongTheTop} 0 9px / 52px 8px repeat-x,
        ${alongTheTop} 0 calc(100% - 9px) / 52px 8px repeat-x,
        ${vars.stock.kraft};

      &::after {
        content: '';
        grid-column: 4;
        inline-size: 409px;
        ${mixins.cornersDialog}
        background: ${vars.printed.liner};
        box-shadow:
          423px 0 ${vars.printed.liner},
          846px 0 ${vars.printed.liner},
          1269px 0 ${vars.printed.liner};
      }
      &:dir(rtl)::after {
        box-shadow:
          -423px 0 ${vars.printed.liner},
          -846px 0 ${vars.printed.liner},
          -1269px 0 ${vars.printed.liner};
      }
    }
    @media (forced-colors: active) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

/** A label keeps its light colors in the dark theme too. */
export const Sheet = styled.div`
  @layer waypage {
    display: grid;
    grid-template-rows: auto 1fr;
    padding: 14px;
    ${mixins.cornersDialog}
    color: ${vars.stock.onStock};
    background: ${vars.printed.sheet};

    @media ${media.sm} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto;
      column-gap: 28px;
    }
    @media ${media.lg} {
      grid-template-columns: none;
      grid-template-rows: auto 1fr;
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;

export const Drawing = styled.div`
  @layer waypage {
    position: relative;
    display: grid;
    min-block-size: 250px;
    overflow: hidden;

    & > :is(img, svg) {
      ${fragments.cover}
    }

    @media ${media.sm} {
      min-block-size: 230px;
    }
    @media ${media.lg} {
      block-size: 292px;
    }
  }
`;

/** A container, so that the number is above the text where there is no room next to it. */
export const Words = styled.div`
  @layer waypage {
    container-type: inline-size;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    column-gap: 20px;
    padding: 28px 8px 12px;

    & > * {
      @container (max-width: 11rem) {
        grid-column: 1 / -1;
      }
    }
    @media ${media.sm} {
      align-content: center;
      padding-block: 16px;
    }
    @media ${media.lg} {
      align-content: start;
      padding-block: 28px 12px;
    }
  }
`;

export const Numeral = styled.span`
  @layer waypage {
    grid-row: span 2;
    ${typography.numeral}

    @container (max-width: 11rem) {
      grid-row: auto;
      margin-block-end: 12px;
    }
  }
`;

export const Title = styled.h3`
  @layer waypage {
    margin: 0;
    ${typography.h3}
  }
`;

export const Body = styled.div`
  @layer waypage {
    margin-block-start: 8px;
    ${typography.body}
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.printed.text};
  }
`;
