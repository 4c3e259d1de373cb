'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useRender, type Render } from '../internal/useRender.js';
import { typography, vars, type TypeName } from '../theme/index.js';

/** Color of a text. `signal` is the readable form of the signal color. */
export type TextTone = 'ink' | 'ink2' | 'ink3' | 'signal';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * Type style.
   *
   * @default 'body'
   */
  variant?: TypeName | undefined;
  /** Color; inherited by default. Not `ink3` on a card stock. */
  tone?: TextTone | undefined;
  /** Element to render instead of `<p>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** Text in one of the type styles. */
export function Text({ variant = 'body', tone, render, ...rest }: TextProps) {
  const props = useRender(render, { ...rest, 'data-tone': tone });
  return <TextRoot {...props} $variant={variant} />;
}

/** Level of a heading, 1 to 6. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const variants: Readonly<Record<HeadingLevel, TypeName>> = {
  1: 'display',
  2: 'h2',
  3: 'h3',
  4: 'question',
  5: 'question',
  6: 'question',
};

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level: `<h1>` to `<h6>`. */
  level: HeadingLevel;
  /**
   * Type style, independent of the level.
   *
   * @default 'display' for level 1, 'h2' for 2, 'h3' for 3, 'question' below
   */
  variant?: TypeName | undefined;
  /** Color; inherited by default. */
  tone?: TextTone | undefined;
}

/**
 * A heading. The display styles have a small negative indent, so that their large letters line up with the text below.
 */
export function Heading({ level, variant = variants[level], tone, ...rest }: HeadingProps) {
  return (
    <HeadingRoot
      {...rest}
      as={`h${level}`}
      $variant={variant}
      data-variant={variant}
      data-tone={tone}
    />
  );
}

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

const TextRoot = styled.p<RootProps>`
  @layer waypage {
    margin: 0;
    ${({ $variant }) => typography[$variant]}
    ${tones}
  }
`;

const HeadingRoot = styled.h2<RootProps>`
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
