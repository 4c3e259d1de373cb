'use client';
import { styled } from 'styled-components';
import { media, mixins, typography, vars } from '../../theme/index.js';

/** Stands beside the first line of its label, in a row of 44 px. */
export const Row = styled.label`
  @layer waypage {
    display: flex;
    align-items: flex-start;
    gap: ${vars.space[4]};
    inline-size: fit-content;
    padding-block: 9px;
    ${typography.body}
    color: ${vars.color.ink};
    cursor: pointer;

    &:has(:disabled) {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }
  }
`;

/** Hint and error, below the words of the label. */
export const Notes = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};
    padding-block-end: 9px;
    padding-inline-start: calc(var(--_mark) + ${vars.space[4]});

    &:empty {
      display: none;
    }
  }
`;

export const Root = styled.div`
  @layer waypage {
    --_mark: 26px;

    &[data-control='switch'] {
      --_mark: 52px;
    }
  }
`;

/** The box of a checkbox, or the ring of a radio button; what is chosen stands in its `::before`. */
export const Mark = styled.input`
  @layer waypage {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 26px;
    block-size: 26px;
    margin: 0;
    border: 2px solid ${vars.color.line};
    border-radius: min(${vars.radius.cornerS}, 6px);
    color: ${vars.color.onSolid};
    cursor: inherit;
    transition: background-color ${vars.duration.quick} ${vars.easing.out};
    ${mixins.focusRing}

    &::before {
      content: '';
      visibility: hidden;
    }
    &:checked::before,
    &:indeterminate:not([type='radio'])::before {
      visibility: visible;
    }

    &[type='checkbox'] {
      &::before {
        box-sizing: border-box;
        inline-size: 9px;
        block-size: 15px;
        margin-block-start: -3px;
        border: 0 solid;
        border-width: 0 3px 3px 0;
        transform: rotate(45deg);
      }
      &:indeterminate::before {
        inline-size: 12px;
        block-size: 3px;
        margin: 0;
        border-width: 3px 0 0;
        transform: none;
      }
      &:checked,
      &:indeterminate {
        background: ${vars.color.solid};
        border-color: ${vars.color.solid};
      }
    }

    /* The finder pattern of a code: a ring and its eye. */
    &[type='radio'] {
      ${mixins.turnDot}
      border-width: 3px;
      color: ${vars.color.line};

      &::before {
        border: 6px solid;
        border-radius: calc(${vars.radius.cornerDot} / 2) calc(${vars.radius.cornerDot} / 2)
          calc(${vars.radius.turnDot} / 2);
      }
    }

    &:is([aria-invalid='true'], [data-invalid]) {
      border-color: ${vars.color.danger};
    }

    &:disabled {
      border-color: ${vars.color.onDisabled};
      color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
    }
    &[type='checkbox']:disabled:is(:checked, :indeterminate) {
      border-color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
    }

    @media ${media.hover} {
      &:enabled:hover,
      ${Row}:hover > &:enabled {
        outline: 2px solid ${vars.color.line};
        outline-offset: 1px;
      }
      &:enabled:focus-visible,
      ${Row}:hover > &:enabled:focus-visible {
        outline: 3px solid ${vars.color.focus};
        outline-offset: 3px;
      }
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
    @media print {
      print-color-adjust: exact;
    }
    @media (forced-colors: active) {
      &:disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`;
