'use client';
import type { ComponentPropsWithRef } from 'react';
import { Corners, Root } from './Brackets.styles.js';

export interface BracketsProps extends ComponentPropsWithRef<'div'> {
  /**
   * Arm length, stroke width and offset. `s`, `m`, `hero` and `designer` are outside the content, at a distance of
   * 10, 14, 14 and 20 px; the others are on the edge of their own box, which has a size of its own for `wait` (110 px),
   * `notFound` (420 px) and `notFoundSmall` (180 px).
   *
   * @default 'm'
   */
  size?:
    's' | 'm' | 'hero' | 'designer' | 'notFound' | 'notFoundSmall' | 'slot' | 'wait' | undefined;
  /**
   * `ink` around an object on a stock, `signal` on night and inside the camera, `ink3` for an empty slot.
   *
   * @default 'ink'
   */
  tone?: 'ink' | 'signal' | 'ink3' | undefined;
}

/**
 * Viewfinder brackets around the focus of attention, or around nothing. The corners are decorative; the content is not
 * changed.
 */
export function Brackets({ size = 'm', tone = 'ink', children, ...rest }: BracketsProps) {
  return (
    <Root {...rest} data-size={size} data-tone={tone}>
      {children}
      <Corners aria-hidden />
    </Root>
  );
}
