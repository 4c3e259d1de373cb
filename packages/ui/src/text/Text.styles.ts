'use client';
import { styled } from 'styled-components';
import { typography, vars, type TypeName } from '../theme/index.js';

const tones = `
  &[data-tone='ink'] { color: ${vars.color.ink}; }
  &[data-tone='ink2'] { color: ${vars.color.ink2}; }
  &[data-tone='ink3'] { color: ${vars.color.ink3}; }
  &[data-tone='signal'] { color: ${vars.color.signalText}; }
`;

interface RootProps {
  readonly $variant: TypeName;
}

// The only dynamic template of the kit: with attributes, all thirty-odd type styles would be in the style block of
// every page with a single text.

export const TextRoot = styled.p<RootProps>`
  @layer waypage {
    margin: 0;
    ${({ $variant }) => typography[$variant]}
    ${tones}
  }
`;

export const HeadingRoot = styled.h2<RootProps>`
  @layer waypage {
    margin: 0;
    text-wrap: balance;
    ${({ $variant }) => typography[$variant]}
    ${tones}
    &[data-variant^='display'] {
      margin-inline-start: -0.045em;
    }
  }
`;
