'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/index.js';

export interface BracketsProps extends ComponentPropsWithRef<'div'> {
  /**
   * Arm length, stroke width and offset. `s`, `m`, `hero` and `designer` are outside the content, at a distance of
   * 10, 14, 14 and 20 px; the others are on the edge of their own box, which has a size of its own for `wait` (110 px),
   * `notFound` (420 px) and `notFoundSmall` (180 px).
   *
   * @default 'm'
   */
  size?:
    | 's'
    | 'm'
    | 'hero'
    | 'designer'
    | 'notFound'
    | 'notFoundSmall'
    | 'slot'
    | 'wait'
    | undefined;
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

/** A full border, masked except for the four corners. */
const Corners = styled.span`
  @layer waypage {
    position: absolute;
    inset: calc(-1 * var(--_offset));
    border: var(--_stroke) solid ${vars.color.ink};
    border-radius: ${vars.radius.cornerS} ${vars.radius.cornerS} var(--_radius);
    mask-image:
      linear-gradient(#000 0 0), linear-gradient(#000 0 0), linear-gradient(#000 0 0),
      linear-gradient(#000 0 0);
    mask-size: var(--_arm) var(--_arm);
    mask-repeat: no-repeat;
    mask-position:
      0 0,
      100% 0,
      0 100%,
      100% 100%;
    pointer-events: none;
  }
`;

const Root = styled.div`
  @layer waypage {
    position: relative;

    --_arm: 26px;
    --_stroke: 3px;
    --_offset: 14px;
    --_radius: ${vars.radius.bracket};

    &[data-size='s'] {
      --_offset: 10px;
    }
    &[data-size='hero'] {
      --_arm: 30px;
      --_stroke: 4px;
    }
    &[data-size='designer'] {
      --_arm: 44px;
      --_stroke: 4px;
      --_offset: 20px;
    }
    &[data-size='wait'] {
      --_offset: 0px;
      inline-size: 110px;
      block-size: 110px;
    }
    &[data-size='notFound'] {
      --_arm: 90px;
      --_stroke: 9px;
      --_offset: 0px;
      --_radius: 44px;
      inline-size: 420px;
      block-size: 420px;
    }
    &[data-size='notFoundSmall'] {
      --_arm: 44px;
      --_stroke: 5px;
      --_offset: 0px;
      --_radius: 22px;
      inline-size: 180px;
      block-size: 180px;
    }
    &[data-size='slot'] {
      --_arm: 10px;
      --_stroke: 2px;
      --_offset: 0px;
      --_radius: 6px;
    }

    &[data-tone='signal'] > ${Corners} {
      border-color: ${vars.color.signal};
    }
    &[data-tone='ink3'] > ${Corners} {
      border-color: ${vars.color.ink3};
    }
  }
`;
