'use client';
import { styled } from 'styled-components';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};
  }
`;

export const Label = styled.label`
  @layer waypage {
    ${typography.label}
  }
`;

/** The look of what is filled in. */
export const control = `
  box-sizing: border-box;
  inline-size: 100%;
  margin: 0;
  border: 0 solid ${vars.color.line};
  border-block-end-width: 2px;
  border-radius: ${vars.radius.field};
  ${typography.body}
  color: ${vars.color.ink};
  background: ${vars.color.paper};
  transition: background-color ${vars.duration.quick} ${vars.easing.out};
  ${mixins.focusRing}

  &::placeholder {
    color: ${vars.color.ink3};
    opacity: 1;
  }
  &:disabled {
    color: ${vars.color.onDisabled};
    background: ${vars.color.disabled};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-block-end: 3px solid ${vars.color.danger};
  }
  @media ${media.hover} {
    /* Between the ground and the text: a ground of the palette would be that of a disabled field, or of what is around. */
    &:hover:enabled {
      background: color-mix(in srgb, ${vars.color.paper} 94%, ${vars.color.ink});
      box-shadow: inset 0 0 0 1px ${vars.color.line};
      &::placeholder {
        color: ${vars.color.ink2};
      }
    }
  }
  @media (forced-colors: active) {
    border-width: 1px;
    border-block-end-width: 2px;
  }
`;

export const Input = styled.input`
  @layer waypage {
    min-block-size: 52px;
    padding: 0 14px;
    ${control}

    &[type='file'] {
      padding: 7px 8px;
      text-overflow: ellipsis;
      cursor: pointer;

      &::file-selector-button {
        box-sizing: border-box;
        block-size: 36px;
        margin: 0;
        margin-inline-end: 14px;
        padding: 0 16px;
        border: 2px solid ${vars.color.line};
        ${mixins.turnS}
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

export const Area = styled.textarea`
  @layer waypage {
    display: block;
    padding: 13px 14px;
    resize: vertical;
    ${control}
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
