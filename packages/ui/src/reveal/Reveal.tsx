'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { matchesMedia } from '../internal/useMediaQuery.js';
import { observeInWindow } from '../internal/observe.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRender, type Render } from '../internal/useRender.js';
import { media, vars } from '../theme/index.js';
import { REDUCED_MOTION } from '../theme/reduced-motion.js';

export interface RevealProps extends ComponentPropsWithRef<'div'> {
  /**
   * Index among elements that appear together, from 0. Each starts 60 ms after the one before; from the third on all
   * start at once.
   *
   * @default 0
   */
  order?: number | undefined;
  /** Element to render instead of `<div>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/**
 * Lets its content rise by 16 px and fade in, once, when 5% of it has entered the viewport.
 *
 * Content is never hidden in the server HTML: only content below the viewport at hydration is animated, on a screen,
 * without a preference for reduced motion. Not for headings and text above the fold.
 */
export function Reveal({ order = 0, render, ref, ...rest }: RevealProps) {
  const props = useRender(render, {
    ...rest,
    ref: useMergedRef<HTMLDivElement>(ref, revealOnce),
    'data-order': Math.min(order, 2),
  });
  return <Root {...props} />;
}

const Root = styled.div`
  @layer waypage {
    &[data-reveal] {
      transition: ${vars.duration.base} ${vars.easing.out} 100ms;
      transition-property: opacity, transform;
    }
    &[data-reveal][data-order='1'] {
      transition-delay: 160ms;
    }
    &[data-reveal][data-order='2'] {
      transition-delay: 220ms;
    }

    @media screen {
      &[data-reveal='waiting'] {
        opacity: 0;
        transform: translateY(16px);
        transition: none;
      }
    }
    @media ${media.reducedMotion} {
      &[data-reveal] {
        opacity: 1;
        transform: none;
        transition: none;
      }
    }
  }
`;

/** Fraction of the element that has to be in the viewport. */
const THRESHOLD = 0.05;

/** Uses only the entry: reading the height of the window forces another layout on phones. */
const isBelow = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top > 0;

/**
 * A ref that hides an element until it first appears, with `data-reveal="waiting"`, then "shown". Only an element
 * entirely below the viewport is hidden: content that a visitor may be reading does not change.
 */
function revealOnce(element: HTMLElement | null) {
  if (!element || matchesMedia(REDUCED_MOTION)) return undefined;
  // The observer's first call reports the position. Measured here, each element on a page would force a layout.
  const stop = observeInWindow(element, [0, THRESHOLD], (entry, end) => {
    if (element.dataset['reveal'] === 'waiting') {
      if (entry.intersectionRatio < THRESHOLD) return;
      element.dataset['reveal'] = 'shown';
    } else if (isBelow(entry)) {
      element.dataset['reveal'] = 'waiting';
      return;
    }
    end();
  });
  return () => {
    stop?.();
    delete element.dataset['reveal'];
  };
}
