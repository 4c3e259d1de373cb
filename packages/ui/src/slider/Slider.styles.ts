'use client';
import { styled } from 'styled-components';
import { media, mixins, typography, vars } from '../theme/index.js';

const track = `
  box-sizing: border-box;
  block-size: 6px;
  border: 0;
  border-radius: ${vars.radius.cornerMark};
  background: var(--_line);
`;

const thumb = `
  appearance: none;
  box-sizing: border-box;
  inline-size: 26px;
  block-size: 26px;
  border: 3px solid var(--_line);
  ${mixins.cornersMark}
  background: var(--_thumb);
`;

export const Line = styled.div`
  @layer waypage {
    display: flex;
    align-items: center;
    gap: ${vars.space[5]};
  }
`;

export const ValueText = styled.span`
  @layer waypage {
    flex: none;
    min-inline-size: 3ch;
    ${typography.body}
    font-size: var(--_type);
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
    text-align: end;
    color: ${vars.color.ink};
  }
`;

export const Range = styled.input`
  @layer waypage {
    --_line: ${vars.color.line};
    --_thumb: ${vars.color.sheet};

    appearance: none;
    flex: 1;
    min-inline-size: 0;
    block-size: var(--_field);
    margin: 0;
    background: none;
    cursor: pointer;
    ${mixins.focusRing}

    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      ${track}
    }
    &::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: -10px;
    }
    &::-moz-range-thumb {
      ${thumb}
    }
    &[aria-invalid='true'] {
      --_line: ${vars.color.danger};
    }
    &:disabled {
      --_line: ${vars.color.onDisabled};
      cursor: not-allowed;
    }
    @media ${media.hover} {
      &:hover:enabled {
        --_thumb: ${vars.color.mist};
      }
    }
    @media (forced-colors: active) {
      --_line: ButtonText;

      &:disabled {
        --_line: GrayText;
      }
    }
  }
`;
