'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../internal/useMergedRef.js';
import { typography } from '../theme/index.js';
import { useCountUp } from './useCountUp.js';

export interface AnimatedCounterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The final number, which is in the server HTML. */
  value: number;
  /**
   * Duration of the count, in milliseconds.
   *
   * @default 1500
   */
  durationMs?: number | undefined;
  /**
   * Formats a number in the visitor's language.
   *
   * @default String
   */
  format?: ((value: number) => string) | undefined;
  /** Called once, when the final number is shown; with reduced motion, as soon as half of it is in view. */
  onEnd?: (() => void) | undefined;
}

/**
 * A large number that counts up from 0, once, when half of it is in view. Screen readers read only the final number.
 */
export function AnimatedCounter({
  value,
  durationMs = 1500,
  format = String,
  onEnd,
  ref,
  ...rest
}: AnimatedCounterProps) {
  const own = useRef<HTMLSpanElement>(null);
  const running = useCountUp(own, { value, durationMs, onEnd });
  return (
    <Root
      {...rest}
      ref={useMergedRef(ref, own)}
      data-counting={running === undefined ? undefined : ''}
    >
      <span>{format(value)}</span>
      {running !== undefined && <span aria-hidden="true">{format(running)}</span>}
    </Root>
  );
}

/** The final number keeps the space while the running one covers it, so nothing shifts. */
const Root = styled.span`
  @layer waypage {
    display: inline-grid;
    ${typography.counter}
    white-space: nowrap;

    & > * {
      grid-area: 1 / 1;
    }
    /* Numbers run left to right in every language; aligned right, the digits keep their columns. */
    & > [aria-hidden] {
      justify-self: right;
    }
    @media not print {
      &[data-counting] > :first-child {
        opacity: 0;
      }
    }
    @media print {
      & > [aria-hidden] {
        display: none;
      }
    }
  }
`;
