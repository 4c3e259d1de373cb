'use client';
import { keyframes, styled } from 'styled-components';
import { media, vars } from '../theme/index.js';

const enter = keyframes`
  from { transform: translateY(var(--_travel)); }
`;

const leave = keyframes`
  to { transform: translateY(calc(-1 * var(--_travel))); }
`;

export const Arriving = styled.span`
  @layer waypage {
    display: inline-block;
  }
`;

export const Leaving = styled.span`
  @layer waypage {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    transform: translateY(calc(-1 * var(--_travel)));
  }
`;

/**
 * A clip path, as `overflow: hidden` would change the baseline of the price. It is higher than the line, as some fonts
 * are, and is set only while digits roll.
 */
export const Slot = styled.span`
  @layer waypage {
    position: relative;
    display: inline-block;

    &[data-rolling] {
      clip-path: inset(-0.2em -0.04em);
    }
  }
`;

export const Root = styled.span`
  @layer waypage {
    display: inline-block;
    white-space: nowrap;
    --_travel: 125%;

    &[data-direction='down'] {
      --_travel: -125%;
    }
    & > [data-rolling] > ${Arriving} {
      animation: ${enter} ${vars.duration.base} ${vars.easing.paper};
    }
    & > [data-rolling] > ${Leaving} {
      animation: ${leave} ${vars.duration.base} ${vars.easing.paper};
    }

    @media ${media.reducedMotion} {
      & > [data-rolling] > ${Arriving} {
        animation: none;
      }
      & > [data-rolling] > ${Leaving} {
        display: none;
      }
    }
  }
`;
