'use client';
import type { ComponentPropsWithRef } from 'react';
import { Corners, Root } from './Brackets.styles.js';

export interface BracketsProps extends ComponentPropsWithRef<'div'> {
  /**
   * Arm, stroke and offset. `sm`, `md`, `hero` and `designer` are outside what they frame, 10,
   * 14, 14 and 20 px off; the others lie on the edge of their own box, which for `wait` (110 px),
   * `notFound` (420 px) and `notFoundSmall` (180 px) has a size of its own.
   *
   * @default 'md'
   */
  size?:
    'sm' | 'md' | 'hero' | 'designer' | 'notFound' | 'notFoundSmall' | 'slot' | 'wait' | undefined;
  /**
   * `ink` around an object on a stock, `signal` on night and inside the camera, `ink3` for an empty
   * slot.
   *
   * @default 'ink'
   */
  tone?: 'ink' | 'signal' | 'ink3' | undefined;
}

/**
 * Viewfinder brackets around the one thing to look at, or around nothing. The corners are
 * decorative; what they frame is not touched.
 */
export function Brackets({ size = 'md', tone = 'ink', children, ...rest }: BracketsProps) {
  return (
    <Root {...rest} data-size={size} data-tone={tone}>
      {children}
      <Corners aria-hidden />
    </Root>
  );
}
