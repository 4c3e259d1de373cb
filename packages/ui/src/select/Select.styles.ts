'use client';
import { styled } from 'styled-components';
import { control } from '../field/Field.styles.js';
import { mixins, typography, vars } from '../theme/index.js';

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
    ${control}
    appearance: none;
    display: block;
    min-block-size: var(--_field);
    padding-block: 0;
    padding-inline: var(--_inset) calc(var(--_inset) + 30px);
    text-overflow: ellipsis;
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
        box-sizing: border-box;
        margin-block: 4px;
        padding-block: ${vars.space[3]};
        padding-inline: 0;
        border: 1px solid ${vars.color.line};
        ${mixins.cornersList}
        color: ${vars.color.ink};
        background: ${vars.color.sheet};
        box-shadow: ${vars.shadow.menu};
      }
      & option {
        display: flex;
        align-items: center;
        min-block-size: 44px;
        padding-block: 6px;
        padding-inline: 16px ${vars.space[7]};
        ${typography.nav}
        line-height: 1.2;
      }
      & option::checkmark {
        content: '';
        order: 0;
        box-sizing: border-box;
        flex: none;
        inline-size: 10px;
        block-size: 10px;
        margin-inline-end: 12px;
        border: 5px solid ${vars.color.signal};
        border-radius: calc(${vars.radius.cornerMark} / 2) calc(${vars.radius.cornerMark} / 2)
          calc(${vars.radius.roundMark} / 2);
      }
      & option:is(:hover, :focus-visible):enabled {
        background: ${vars.color.paper};
        outline: 0;
      }
      & option:focus-visible {
        outline: 3px solid ${vars.color.focus};
        outline-offset: -3px;
      }
      & option:disabled {
        color: ${vars.color.ink3};
      }
    }
  }
`;
