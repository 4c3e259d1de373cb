'use client';
import { styled } from 'styled-components';
import { media, mixins, vars } from '../theme/index.js';

/** A track whose block is at its start, or fills in and is at its end. */
export const Track = styled.input`
  @layer waypage {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    display: block;
    inline-size: 52px;
    block-size: 28px;
    margin: -1px 0;
    padding: 3px;
    border: 2px solid ${vars.color.line};
    ${mixins.turnS}
    color: ${vars.color.line};
    cursor: inherit;
    transition: background-color ${vars.duration.quick} ${vars.easing.out};
    ${mixins.focusRing}

    &::before {
      content: '';
      box-sizing: border-box;
      display: block;
      inline-size: 18px;
      block-size: 18px;
      border: 9px solid;
      ${mixins.turnDot}
      transition: translate ${vars.duration.quick} ${vars.easing.out};
    }

    &:checked {
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
      border-color: ${vars.color.solid};
    }
    &:checked::before {
      translate: 24px 0;
    }
    &:checked:dir(rtl)::before {
      translate: -24px 0;
    }
    &[aria-invalid='true'] {
      border-color: ${vars.color.danger};
    }

    &:disabled {
      border-color: ${vars.color.onDisabled};
      color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
    }

    @media ${media.hover} {
      label:hover > &:enabled:not(:focus-visible) {
        outline: 2px solid ${vars.color.line};
        outline-offset: 1px;
      }
    }
    @media ${media.reducedMotion} {
      &,
      &::before {
        transition: none;
      }
    }
    @media print {
      print-color-adjust: exact;
    }
    @media (forced-colors: active) {
      &:checked {
        forced-color-adjust: none;
        color: SelectedItemText;
        background: SelectedItem;
        border-color: SelectedItem;
      }
      &:disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`;
