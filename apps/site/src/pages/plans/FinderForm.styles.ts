import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { manilaSheet, tornAtFoot, tornAtEnd } from '#components/torn-paper.ts';

export const Sheet = styled.div`
  filter: ${vars.shadow.paper};

  & > div {
    display: grid;
    gap: 44px;
    padding: 40px ${vars.space.gutter} 56px;
    ${manilaSheet}

    @media ${media.belowLg} {
      ${tornAtFoot}
    }
    @media ${media.lg} {
      padding: 48px 72px 60px 48px;
      ${tornAtEnd}
    }
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: 40px;

  & legend {
    margin-block-end: 14px;
    ${typography.question}
    word-spacing: normal;
    color: ${vars.color.ink};
  }

  @media ${media.md} {
    grid-template-columns: auto minmax(min-content, 1fr);
    gap: 48px;
  }
`;

export const Needs = styled.fieldset`
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: 0 20px;
  }

  & label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 44px;
    ${typography.nav}
    line-height: 1.2;
    cursor: pointer;
  }

  & input {
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    border: 2px solid ${vars.color.line};
    border-end-end-radius: 8px;
    appearance: none;
    background: ${vars.printed.sheet};
    cursor: inherit;

    &::before {
      content: '';
      inline-size: 12px;
      block-size: 6px;
      border: solid ${vars.color.onSolid};
      border-width: 0 0 2.5px 2.5px;
      rotate: -45deg;
      translate: 0 -2px;
      visibility: hidden;
    }
    &:checked {
      background: ${vars.color.solid};
    }
    &:checked::before {
      visibility: visible;
    }
    &:focus-visible {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }
    @media (forced-colors: active) {
      appearance: auto;

      &::before {
        content: none;
      }
    }
  }
`;
