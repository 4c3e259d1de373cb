'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { observeInWindow } from '../internal/observe.js';
import { useLatest } from '../internal/useLatest.js';
import { matchesMedia } from '../internal/useMediaQuery.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { typography } from '../theme/index.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';

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
  const counterRef = useRef<HTMLSpanElement>(null);
  const running = useCountUp(counterRef, { value, durationMs, onEnd });
  return (
    <Root
      {...rest}
      ref={useMergedRef(ref, counterRef)}
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

const SHARE_IN_VIEW = 0.5;

/** Returns the number to show now, or undefined where that is the value itself. */
function useCountUp(
  ref: RefObject<Element | null>,
  options: Pick<AnimatedCounterProps, 'onEnd' | 'value'> & { readonly durationMs: number },
): number | undefined {
  const [runningValue, setRunningValue] = useState<number>();
  const latest = useLatest(options);
  const hasCounted = useRef(false);

  useEffect(() => {
    if (hasCounted.current) return undefined;
    let frame = 0;

    const finish = (): void => {
      setRunningValue(undefined);
      latest.current.onEnd?.();
    };
    const count = (): void => {
      const started = performance.now();
      const step = (now: number): void => {
        const { value, durationMs } = latest.current;
        const elapsed = now - started;
        if (elapsed >= durationMs) {
          finish();
          return;
        }
        setRunningValue(countAt(value, elapsed, durationMs));
        frame = requestAnimationFrame(step);
      };
      step(started);
    };

    const stop = observeInWindow(ref.current, [SHARE_IN_VIEW], ({ intersectionRatio }, end) => {
      const isStill = matchesMedia(REDUCED_MOTION);
      if (intersectionRatio < SHARE_IN_VIEW) {
        // A visitor who sees it scroll into view would read the final number before it counts.
        if (!isStill) setRunningValue(0);
        return;
      }
      end();
      hasCounted.current = true;
      if (isStill) finish();
      else count();
    });
    return () => {
      stop?.();
      cancelAnimationFrame(frame);
    };
  }, [latest, ref]);

  return runningValue;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * Returns the number that a counter shows after `elapsedMs` of its count from 0 to `value` (cubic ease-out), with no
 * more decimals than `value` has.
 */
export function countAt(value: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return value;
  const remaining = 1 - Math.max(elapsedMs, 0) / durationMs;
  return Number((value * (1 - remaining ** 3)).toFixed(decimalsOf(value)));
}
