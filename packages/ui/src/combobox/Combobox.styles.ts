'use client';
import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
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

/** Before hydration it has the height of the input that replaces it. */
export const NativeSelect = styled.select`
  @layer waypage {
    ${fragments.fieldWithChevron}
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
    ${fragments.fieldWithChevron}

    &:has(+ button) {
      padding-inline-end: calc(var(--_inset) + 70px);
    }
  }
`;

export const ClearButton = styled(Combobox.Clear)`
  @layer waypage {
    ${fragments.fieldButton}
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: calc(var(--_inset) + 24px);
    block-size: var(--_field);
  }
`;

export const Positioner = styled(Combobox.Positioner)`
  @layer waypage {
    ${fragments.positioner}
  }
`;

export const Popup = styled(Combobox.Popup)`
  @layer waypage {
    ${fragments.popupList}
    inline-size: var(--anchor-width);
    max-inline-size: var(--available-width);
    max-block-size: min(380px, var(--available-height));
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
    ${fragments.listRow}
    padding-inline: 38px ${vars.space[5]};
    overflow-wrap: anywhere;

    &[data-selected]::before {
      content: '';
      flex: none;
      inline-size: 0;
      block-size: 0;
      margin-inline: -22px 12px;
      ${fragments.chosenMark}
    }
    &[data-highlighted] {
      outline: 3px solid ${vars.color.focus};
      outline-offset: -3px;
    }
    @media ${media.hover} {
      &:hover:not([data-disabled]) {
        background: ${vars.color.paper};
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
    ${fragments.fieldButton}
    align-self: stretch;
    block-size: auto;
  }
`;
