'use client';
import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { control } from '../field/Field.styles.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Box = styled.div`
  @layer waypage {
    position: relative;

    & > svg {
      position: absolute;
      inset-block-start: calc(var(--_field) / 2 - 10px);
      inset-inline-end: var(--_inset);
      color: ${vars.color.ink};
      pointer-events: none;
    }
    /* Base UI's field for autofill and forms: the select is that. */
    & > input[aria-hidden] {
      display: none;
    }
    &:has(> :disabled) > svg {
      color: ${vars.color.onDisabled};
    }
    @media (forced-colors: active) {
      & > svg {
        color: ButtonText;
      }
    }
  }
`;

const line = `
  ${control}
  appearance: none;
  display: block;
  min-block-size: var(--_field);
  padding-block: 0;
  padding-inline: var(--_inset) calc(var(--_inset) + 30px);
  text-overflow: ellipsis;
`;

/** Before hydration it has the height of the input that replaces it. */
export const NativeSelect = styled.select`
  @layer waypage {
    ${line}
    block-size: var(--_field);

    &[hidden] {
      display: none;
    }
    @media ${media.noScript} {
      &[multiple] {
        block-size: auto;
        padding-block: 6px;
        padding-inline-end: var(--_inset);
      }
      &[multiple] ~ svg {
        display: none;
      }
    }
  }
`;

export const TextInput = styled(Combobox.Input)`
  @layer waypage {
    ${line}

    &:has(+ button) {
      padding-inline-end: calc(var(--_inset) + 70px);
    }
  }
`;

export const ClearButton = styled(Combobox.Clear)`
  @layer waypage {
    ${mixins.buttonReset}
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: calc(var(--_inset) + 24px);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: var(--_field);
    color: ${vars.color.ink};
    ${mixins.focusRing}

    &:focus-visible {
      outline-offset: -3px;
    }
    &:disabled {
      color: ${vars.color.onDisabled};
      cursor: not-allowed;
    }
  }
`;

export const Positioner = styled(Combobox.Positioner)`
  @layer waypage {
    z-index: ${vars.z.dialog};

    /* The field was scrolled out of a box. */
    &[data-anchor-hidden] {
      opacity: 0;
      pointer-events: none;
    }
    @media print {
      display: none;
    }
  }
`;

export const Popup = styled(Combobox.Popup)`
  @layer waypage {
    box-sizing: border-box;
    inline-size: var(--anchor-width);
    max-inline-size: var(--available-width);
    max-block-size: min(380px, var(--available-height));
    padding-block: ${vars.space[3]};
    border: 1px solid ${vars.color.line};
    ${mixins.cornersList}
    overflow-y: auto;
    overscroll-behavior: contain;
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    box-shadow: ${vars.shadow.menu};
    outline: 0;
    transition: opacity ${vars.duration.quick} ${vars.easing.out};

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
  }
`;

export const Note = styled.div`
  @layer waypage {
    padding-inline: ${vars.space[5]};
    ${typography.small}
    color: ${vars.color.ink2};

    &:not(:empty) {
      padding-block: ${vars.space[3]};
    }
  }
`;

export const List = styled(Combobox.List)`
  @layer waypage {
    outline: 0;
  }
`;

export const Group = styled(Combobox.Group)`
  @layer waypage {
    & + & {
      margin-block-start: ${vars.space[3]};
      padding-block-start: ${vars.space[3]};
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
  }
`;

export const GroupLabel = styled(Combobox.GroupLabel)`
  @layer waypage {
    padding-block: 6px;
    padding-inline: ${vars.space[5]};
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;

export const Option = styled(Combobox.Item)`
  @layer waypage {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-block: 6px;
    padding-inline: 38px ${vars.space[5]};
    ${typography.nav}
    line-height: 1.2;
    overflow-wrap: anywhere;
    cursor: pointer;
    user-select: none;

    &[data-selected]::before {
      content: '';
      flex: none;
      inline-size: 0;
      block-size: 0;
      margin-inline: -22px 12px;
      border: 5px solid ${vars.color.signal};
      border-radius: calc(${vars.radius.cornerMark} / 2) calc(${vars.radius.cornerMark} / 2)
        calc(${vars.radius.roundMark} / 2);
    }
    &[data-highlighted] {
      outline: 3px solid ${vars.color.focus};
      outline-offset: -3px;
    }
    &[data-disabled] {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }
    @media ${media.hover} {
      &:hover:not([data-disabled]) {
        background: ${vars.color.paper};
      }
    }
    @media (forced-colors: active) {
      &[data-disabled] {
        color: GrayText;
      }
    }
  }
`;

export const ChipList = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};

    /* The select shows the choice. */
    @media ${media.noScript} {
      display: none;
    }
  }
`;

export const Chip = styled.li`
  @layer waypage {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 36px;
    padding-inline-start: 12px;
    border: 1px solid ${vars.color.line};
    ${mixins.cornersList}
    ${typography.small}
    overflow-wrap: anywhere;
    color: ${vars.color.ink};
  }
`;

export const RemoveButton = styled.button`
  @layer waypage {
    ${mixins.buttonReset}
    flex: none;
    align-self: stretch;
    display: grid;
    place-items: center;
    inline-size: 44px;
    ${mixins.focusRing}

    &:focus-visible {
      outline-offset: -3px;
    }
    &:disabled {
      color: ${vars.color.onDisabled};
      cursor: not-allowed;
    }
  }
`;
