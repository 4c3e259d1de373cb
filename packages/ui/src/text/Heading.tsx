'use client';
import type { ComponentPropsWithRef } from 'react';
import type { TypeName } from '../theme/index.js';
import { HeadingRoot } from './Text.styles.js';
import type { TextTone } from './Text.js';

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
