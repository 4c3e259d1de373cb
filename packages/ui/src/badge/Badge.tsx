'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './Badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * `neutral`, `solid` and `signal`, in order of weight; the others are those of a `Notice`, for a state. The label has
   * to state it too: color alone is not accessible.
   *
   * @default 'neutral'
   */
  tone?: 'neutral' | 'solid' | 'signal' | 'success' | 'warning' | 'info' | 'error' | undefined;
  /** Decorative icon before the label, 16 px. */
  iconStart?: ReactNode;
}

/** A label of one or two words for the kind or state of a thing. */
export function Badge({ tone = 'neutral', iconStart, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {iconStart}
      {children}
    </Root>
  );
}
