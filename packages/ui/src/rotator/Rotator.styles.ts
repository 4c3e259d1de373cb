'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, vars } from '../theme/index.js';

/* The controls come first in the tab order and are displayed below the slides. */
export const Root = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;

    @media ${media.inert} {
      display: block;
    }
  }
`;

/** All slides share one grid cell, so that the tallest sets the height and nothing below shifts. */
export const Slides = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    @media ${media.inert} {
      row-gap: ${vars.space[7]};
    }
  }
`;

export const Slide = styled.div`
  @layer waypage {
    grid-area: 1 / 1;
    display: grid;
    min-inline-size: 0;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity 1s linear,
      visibility 0s 1s;

    &[data-active] {
      z-index: 1;
      visibility: visible;
      opacity: 1;
      transition-delay: 0s;
    }

    @media ${media.reducedMotion} {
      transition-duration: ${vars.duration.quick}, 0s;
      transition-delay: 0s, ${vars.duration.quick};
    }
    @media ${media.inert} {
      break-inside: avoid;
      grid-area: auto;
      visibility: visible;
      opacity: 1;
    }
  }
`;

export const Controls = styled.div`
  @layer waypage {
    order: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 25px;
    min-block-size: 44px;
    margin-block-start: ${vars.space[5]};

    @media ${media.inert} {
      display: none;
    }
  }
`;

export const Dots = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    /* Aligns the squares, not their hit areas, with the edge of the slides. */
    margin-inline-start: -7px;

    @media (pointer: coarse), ${media.belowMd} {
      margin-inline-start: -13px;
    }
  }
`;

export const Dot = styled.button`
  @layer waypage {
    ${fragments.iconButton}
    inline-size: 32px;
    color: ${vars.color.ink};

    &::before {
      content: '';
      box-sizing: border-box;
      inline-size: 18px;
      block-size: 18px;
      border: 3px solid;
      transition: background-color ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      &:hover::before {
        background: currentColor;
      }
    }
    &[aria-current]::before {
      ${mixins.cornersMark}
      background: ${vars.color.signal};
    }

    @media (pointer: coarse), ${media.belowMd} {
      inline-size: 44px;
    }
    @media (forced-colors: active) {
      &[aria-current]::before {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
    }
  }
`;

export const PauseRoot = styled.button`
  @layer waypage {
    ${fragments.iconButton}
    order: 1;
    margin-inline: -12px;
    color: ${vars.color.ink};

    @media ${media.reducedMotion}, ${media.inert} {
      display: none;
    }
  }
`;
