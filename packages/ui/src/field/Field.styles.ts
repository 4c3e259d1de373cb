'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    /* Height, padding and font size of the control, and the margin of a file input's button. */
    --_field: ${vars.size.fieldM};
    --_inset: 14px;
    --_type: 1.0625rem;
    /* Less in a low field, so that the button has room for its text. */
    --_around: clamp(2px, calc((var(--_field) - 38px) / 2), 7px);

    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};

    &[data-size='s'] {
      --_field: ${vars.size.controlS};
      --_inset: 10px;
      --_type: 1rem;
      gap: ${vars.space[2]};
    }
    &[data-size='l'] {
      --_field: ${vars.size.controlL};
      --_inset: 18px;
      --_type: 1.1875rem;
    }
  }
`;

export const Label = styled.label`
  @layer waypage {
    ${typography.label}
  }
`;

export const Mark = styled.span`
  @layer waypage {
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;

export const Input = styled.input`
  @layer waypage {
    min-block-size: var(--_field);
    padding: 0 var(--_inset);
    ${fragments.field}

    &[type='file'] {
      padding: var(--_around) 8px;
      line-height: 1;
      text-overflow: ellipsis;
      cursor: pointer;

      &::file-selector-button {
        box-sizing: border-box;
        /* 4 px: the borders of a field with an error, in forced colors too. */
        min-block-size: calc(var(--_field) - 4px - 2 * var(--_around));
        margin: 0;
        margin-inline-end: 14px;
        padding: 0 var(--_inset);
        border: 2px solid ${vars.color.line};
        ${mixins.cornersS}
        font: inherit;
        font-weight: ${vars.weight.medium};
        color: ${vars.color.ink};
        background: none;
        cursor: inherit;
      }
      &:disabled::file-selector-button {
        border-color: ${vars.color.onDisabled};
        color: ${vars.color.onDisabled};
      }
    }
    &[type='search']::-webkit-search-cancel-button {
      /* Blue in Chromium. */
      filter: grayscale(1);
      cursor: pointer;
    }
    &[type='color'] {
      padding: 8px;
      cursor: pointer;
    }
    &[type='range'] {
      padding: 0 4px;
      border: 0;
      background: none;
      box-shadow: none;
      accent-color: ${vars.color.solid};
    }
  }
`;

export const PasswordButton = styled.button`
  @layer waypage {
    ${fragments.fieldButton}
    inline-size: max(var(--_field), 44px);
    block-size: 100%;
  }
`;

export const Area = styled.textarea`
  @layer waypage {
    display: block;
    padding: calc(var(--_inset) - 1px) var(--_inset);
    resize: vertical;
    ${fragments.field}
  }
`;

export const Line = styled.div`
  @layer waypage {
    display: flex;

    & > input {
      flex: 1;
      border-radius: 0;
      min-inline-size: 0;
    }
    @media ${media.hover} {
      /* The frame is that of the whole line, and a button is on the background of the input. */
      &:hover:has(> input:enabled) {
        outline: 1px solid ${vars.color.line};
        outline-offset: -1px;

        & > input,
        & > :has(button) {
          ${fragments.fieldHover}
          box-shadow: none;
        }
      }
    }
  }
`;

export const Affix = styled.div`
  @layer waypage {
    box-sizing: border-box;
    flex: none;
    display: grid;
    place-items: center;
    min-block-size: var(--_field);
    padding-inline: var(--_inset);
    border: 0 solid ${vars.color.line};
    border-block-end-width: 2px;
    ${typography.body}
    font-size: var(--_type);
    color: ${vars.color.ink2};
    background: ${vars.color.mist};

    &:has(button) {
      padding: 0;
      background: ${vars.color.paper};
    }
    input:disabled ~ &,
    &:has(~ input:disabled) {
      color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
    }
    input[aria-invalid] ~ &,
    &:has(~ input[aria-invalid]) {
      border-block-end: 3px solid ${vars.color.danger};
    }
    @media (forced-colors: active) {
      border-width: 1px;
      border-block-end-width: 2px;
    }
  }
`;

export const Hint = styled.p`
  @layer waypage {
    margin: 0;
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;

export const Message = styled.p`
  @layer waypage {
    display: flex;
    gap: 6px;
    margin: 0;
    ${typography.small}
    font-size: 0.90625rem;
    overflow-wrap: anywhere;
    color: ${vars.color.danger};

    & > svg {
      flex: none;
      margin-block-start: 0.1em;
    }
  }
`;

export const Row = styled.div`
  @layer waypage {
    display: grid;
    gap: ${vars.space[7]};
    align-items: start;

    @media ${media.sm} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
