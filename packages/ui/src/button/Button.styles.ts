'use client';
import { keyframes, styled } from 'styled-components';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Label = styled.span`
  @layer waypage {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    /* Next to a label of two lines an icon keeps its size. */
    & > svg {
      flex: none;
    }
  }
`;

const run = keyframes`
  from { translate: -75%; }
  to { translate: 75%; }
`;

export const Root = styled.button`
  @layer waypage {
    --_size: ${vars.size.controlM};
    --_fill: transparent;
    --_text: ${vars.color.ink};
    --_hover: color-mix(in srgb, var(--_fill), ${vars.color.ink} 14%);
    --_press: var(--_hover);
    --_over: var(--_text);

    position: relative;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: var(--_size);
    margin: 0;
    padding: 8px 24px;
    border: 2px solid transparent;
    /* In forced colors the plate behind the text of a tall font covers the border, but no outline. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    ${mixins.cornersS}
    ${typography.control}
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    color: var(--_text);
    background: var(--_fill);
    cursor: pointer;
    transition: ${vars.duration.quick} ${vars.easing.out};
    transition-property: background-color, color;
    ${mixins.focusRing}

    &[data-size='s'] {
      --_size: ${vars.size.controlS};
      padding: 4px 12px;
      font-size: 1rem;
    }
    &[data-size='sm'] {
      --_size: ${vars.size.controlSm};
      padding-inline: 18px;
    }
    &[data-size='l'] {
      --_size: ${vars.size.controlL};
      padding-inline: 30px;
      ${mixins.cornersM}
    }
    &[data-full-width] {
      display: flex;
      inline-size: 100%;
    }

    &[data-variant='primary'] {
      --_fill: ${vars.color.signal};
      --_text: ${vars.color.onSignal};
      --_hover: ${vars.color.signalHover};
      --_press: ${vars.color.signalPress};
    }
    &[data-variant='solid'] {
      --_fill: ${vars.color.solid};
      --_text: ${vars.color.onSolid};
      --_hover: ${vars.color.solidHover};
      --_press: ${vars.color.solidPress};
    }
    &[data-variant='danger'] {
      --_fill: ${vars.color.danger};
      --_text: ${vars.color.onSolid};
    }
    &[data-variant='outline'] {
      --_hover: ${vars.color.solid};
      --_press: ${vars.color.solidHover};
      --_over: ${vars.color.onSolid};
      border-color: ${vars.color.line};
    }

    &:not([data-inert]) {
      @media ${media.hover} {
        &:hover {
          color: var(--_over);
          background: var(--_hover);
        }
      }
      &:active {
        transform: translateY(1px);
        color: var(--_over);
        background: var(--_press);
      }
    }

    &[data-inert='disabled'] {
      cursor: not-allowed;
      color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
      border-color: transparent;
      @media (forced-colors: active) {
        color: GrayText;
      }
    }
    &[data-inert='busy'] {
      cursor: progress;
      & > ${Label} {
        opacity: 0;
      }
      &::after {
        content: '';
        position: absolute;
        inset: calc(50% - 1.5px) 35% auto;
        border-block-start: 3px solid;
        animation: ${run} ${vars.duration.waitSweep} ${vars.easing.sweep} infinite alternate;
      }
    }

    @media ${media.reducedMotion} {
      transition: none;
      &[data-inert]::after {
        animation: none;
      }
    }
  }
`;
