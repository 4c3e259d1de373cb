'use client';
import type { ComponentPropsWithRef } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { TypeName } from '../theme/index.js';
import { TextRoot } from './Text.styles.js';

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
