'use client';
import { styled } from 'styled-components';
import { media, mixins, typography, vars } from '../../theme/index.js';

/** Aligned with the first line of its label, in a row of 44 px. */
export const Row = styled.label`
  @layer waypage {
    display: flex;
    align-items: flex-start;
    gap: ${vars.space[4]};
    inline-size: fit-content;
    padding-block: var(--_row);
    ${typography.body}
    font-size: var(--_type);
    color: ${vars.color.ink};
    cursor: pointer;

    &:has(:disabled) {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }
  }
`;

export const Notes = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};
    padding-block-end: var(--_row);
    padding-inline-start: calc(var(--_mark) + ${vars.space[4]});

    &:empty {
      display: none;
    }
  }
`;

export const Root = styled.div`
  @layer waypage {
    /*
     * Size of the mark, padding above and below the line, font size, and the offset that centers a smaller or larger
     * mark in the line.
     */
    --_mark: 26px;
    --_row: calc((${vars.size.choiceM} - 26px) / 2);
    --_type: 1.0625rem;
    --_lift: 0px;
    --_thumb: 18px;

    &[data-size='s'] {
      --_mark: 20px;
      --_row: 6px;
      --_type: 1rem;
      --_lift: 2px;
      --_thumb: 14px;
    }
    &[data-size='l'] {
      --_mark: 32px;
      --_row: 15px;
      --_type: 1.1875rem;
      --_lift: -1px;
      --_thumb: 22px;
    }
    &[data-control='switch'] {
      --_mark: calc(2 * var(--_thumb) + 16px);
    }
  }
`;

export const Mark = styled.input`
  @layer waypage {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    display: grid;
    place-content: center;
    inline-size: var(--_mark);
    block-size: var(--_mark);
    margin: var(--_lift) 0;
    border: 2px solid ${vars.color.line};
    border-radius: min(${vars.radius.cornerS}, 6px);
    color: ${vars.color.onSolid};
    cursor: inherit;
    transition: background-color ${vars.duration.quick} ${vars.easing.out};
    print-color-adjust: exact;
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
        inline-size: calc(var(--_mark) * 0.35);
        block-size: calc(var(--_mark) * 0.58);
        margin-block-start: -3px;
        border: 0 solid;
        border-width: 0 3px 3px 0;
        transform: rotate(45deg);
      }
      &:indeterminate::before {
        inline-size: calc(var(--_mark) * 0.46);
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

    /* The finder pattern of a QR code: a ring with a dot. */
    &[type='radio'] {
      ${mixins.cornersMark}
      border-width: 3px;
      color: ${vars.color.line};

      &::before {
        border: calc(var(--_mark) * 0.23) solid;
        border-radius: calc(${vars.radius.cornerMark} / 2) calc(${vars.radius.cornerMark} / 2)
          calc(${vars.radius.roundMark} / 2);
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
    @media (forced-colors: active) {
      &:disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`;
