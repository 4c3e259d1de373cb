'use client';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, vars } from '../theme/index.js';

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/**
 * A number whose digits roll when it changes. Visual only: the caller renders the text for screen readers.
 *
 * The initial number is at rest, and the new one is in place even if the animation does not run.
 */
export function RollingFigure({ text }: { readonly text: string }) {
  const [{ from, to }, setRoll] = useState({ from: text, to: text });
  if (to !== text) setRoll({ from: to, to: text });

  // Aligned at the first character. Positions that the new text lacks disappear at once, so that nothing rolls over what
  // follows.
  const before = [...from];
  return (
    <Root
      // The digits move up when the amount increases.
      data-direction={digitsOf(to) < digitsOf(from) ? 'down' : 'up'}
      onAnimationEnd={() => setRoll({ from: to, to })}
    >
      {[...to].map((arriving, position) => {
        const leaving = from === to ? undefined : (before[position] ?? '');
        return (
          <Slot
            key={`${String(position)} ${leaving ?? ''} ${arriving}`}
            data-rolling={leaving === undefined ? undefined : ''}
          >
            {leaving !== undefined && <Leaving>{leaving}</Leaving>}
            <Arriving>{arriving}</Arriving>
          </Slot>
        );
      })}
    </Root>
  );
}

const enter = keyframes`
  from { transform: translateY(var(--_travel)); }
`;

const leave = keyframes`
  to { transform: translateY(calc(-1 * var(--_travel))); }
`;

const Arriving = styled.span`
  @layer waypage {
    display: inline-block;
  }
`;

const Leaving = styled.span`
  @layer waypage {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    transform: translateY(calc(-1 * var(--_travel)));
  }
`;

/**
 * A clip path, as `overflow: hidden` would change the baseline of the price. It is higher than the line, as some fonts
 * are, and is set only while digits roll.
 */
const Slot = styled.span`
  @layer waypage {
    position: relative;
    display: inline-block;

    &[data-rolling] {
      clip-path: inset(-0.2em -0.04em);
    }
  }
`;

const Root = styled.span`
  @layer waypage {
    display: inline-block;
    white-space: nowrap;
    --_travel: 125%;

    &[data-direction='down'] {
      --_travel: -125%;
    }
    & > [data-rolling] > ${Arriving} {
      animation: ${enter} ${vars.duration.base} ${vars.easing.paper};
    }
    & > [data-rolling] > ${Leaving} {
      animation: ${leave} ${vars.duration.base} ${vars.easing.paper};
    }

    @media ${media.reducedMotion} {
      & > [data-rolling] > ${Arriving} {
        animation: none;
      }
      & > [data-rolling] > ${Leaving} {
        display: none;
      }
    }
  }
`;
