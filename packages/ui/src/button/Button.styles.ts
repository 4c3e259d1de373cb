'use client';
import { keyframes, styled } from 'styled-components';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Label = styled.span`
  @layer waypage {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    /* Beside words of two lines an icon keeps its size. */
    & > svg {
      flex: none;
    }
  }
`;

const run = keyframes`
  from { transform: translateX(-75%); }
  to { transform: translateX(75%); }
`;

export const Root = styled.button`
  @layer waypage {
    position: relative;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${vars.size.controlM};
    margin: 0;
    padding: 8px 24px;
    border: 2px solid transparent;
    ${mixins.turnS}
    ${typography.control}
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    color: var(--_text);
    background: var(--_fill);
    cursor: pointer;
    transition: ${vars.easing.out};
    transition-property: transform, background-color, border-color, color;
    transition-duration:
      ${vars.duration.press}, ${vars.duration.quick}, ${vars.duration.quick}, ${vars.duration.quick};
    ${mixins.focusRing}

    &[data-size='sm'] {
      min-block-size: ${vars.size.controlS};
      padding-inline: 18px;
    }
    &[data-size='lg'] {
      min-block-size: ${vars.size.controlL};
      padding-inline: 30px;
      ${mixins.turnM}
    }
    &[data-full-width] {
      display: flex;
      inline-size: 100%;
    }

    &[data-variant='primary'] {
      --_fill: ${vars.color.signal};
      --_text: ${vars.color.onSignal};
    }
    &[data-variant='solid'] {
      --_fill: ${vars.color.solid};
      --_text: ${vars.color.onSolid};
    }
    &[data-variant='outline'] {
      --_fill: transparent;
      --_text: ${vars.color.ink};
      border-color: ${vars.color.line};
    }

    &:not([data-inert]) {
      @media ${media.hover} {
        &[data-variant='primary']:hover {
          --_fill: ${vars.color.signalHover};
        }
        &[data-variant='solid']:hover {
          --_fill: ${vars.color.solidHover};
        }
        &[data-variant='outline']:hover {
          --_fill: ${vars.color.solid};
          --_text: ${vars.color.onSolid};
        }
      }
      &:active {
        transform: translateY(1px);
      }
      &[data-variant='primary']:active {
        --_fill: ${vars.color.signalPress};
      }
      &[data-variant='solid']:active {
        --_fill: ${vars.color.solidPress};
      }
      &[data-variant='outline']:active {
        --_fill: ${vars.color.solidHover};
        --_text: ${vars.color.onSolid};
      }
    }

    &[data-inert='disabled'] {
      cursor: not-allowed;
      color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
      border-color: transparent;
    }
    &[data-inert='busy'] {
      cursor: progress;
    }
    &[data-inert='busy'] > ${Label} {
      opacity: 0;
    }
    &[data-inert='busy']::after {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 1.5px);
      inset-inline-start: 35%;
      inline-size: 30%;
      border-block-start: 3px solid;
      animation: ${run} ${vars.duration.waitSweep} ${vars.easing.sweep} infinite alternate;
    }

    @media ${media.reducedMotion} {
      transition: none;
      &[data-inert='busy']::after {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      &[data-inert='disabled'] {
        color: GrayText;
        border-color: GrayText;
      }
    }
  }
`;
