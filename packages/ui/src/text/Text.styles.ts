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

// The one template of the kit that is not static: as attributes, all thirty-odd type styles would
// are in the style block of every page that shows one text.

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
