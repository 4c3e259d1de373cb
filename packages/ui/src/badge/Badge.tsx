'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * `neutral`, `solid` and `signal` weigh more and more; the others are those of a `Notice`, for a state.
   * The words say it too: a colour alone says nothing to everybody.
   *
   * @default 'neutral'
   */
  tone?: 'neutral' | 'solid' | 'signal' | 'success' | 'warning' | 'info' | 'error' | undefined;
  /** Before the words, decorative; 16 px. */
  iconStart?: ReactNode;
}

/** A word or two that mark a thing: its kind or its state. */
export function Badge({ tone = 'neutral', iconStart, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {iconStart}
      {children}
    </Root>
  );
}
