'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { typography, vars } from '../theme/index.js';

export const Box = styled.div`
  @layer waypage {
    position: relative;

    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 10px);
      inset-inline-end: var(--_inset);
      color: ${vars.color.ink};
      pointer-events: none;
    }
    &:has(> select:disabled) > svg {
      color: ${vars.color.onDisabled};
    }
  }
`;

export const Control = styled.select`
  @layer waypage {
    ${fragments.fieldWithChevron}
    cursor: pointer;

    @media (forced-colors: active) {
      & + svg {
        color: ButtonText;
      }
    }

    /* Styles the list too, where the browser supports it; elsewhere it is native. */
    @supports (appearance: base-select) {
      &,
      &::picker(select) {
        appearance: base-select;
      }
      & {
        display: flex;
        align-items: center;
      }
      &::picker-icon {
        display: none;
      }
      &::picker(select) {
        ${fragments.listSheet}
        margin-block: 4px;
        padding-inline: 0;
      }
      & option {
        display: flex;
        align-items: center;
        min-block-size: 44px;
        padding-block: 6px;
        padding-inline: 16px ${vars.space[7]};
        ${typography.nav}
        line-height: 1.2;
        ${fragments.focusRingInside}
      }
      & option::checkmark {
        content: '';
        order: 0;
        box-sizing: border-box;
        flex: none;
        inline-size: 10px;
        block-size: 10px;
        margin-inline-end: 12px;
        ${fragments.chosenMark}
      }
      & option:is(:hover, :focus-visible):enabled {
        background: ${vars.color.paper};
      }
      & option:disabled {
        color: ${vars.color.ink3};
      }
    }
  }
`;
