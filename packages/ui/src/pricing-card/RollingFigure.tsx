'use client';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, vars } from '../theme/index.js';

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/**
 * Returns each position of a number that changes from one text to another: its character and, while it rolls, the
 * previous one. They are aligned at the first character. Positions that the new text lacks disappear at once, so that
 * nothing rolls over what follows. Equal values do not roll.
 */
function rollSlots(from: string, to: string) {
  const before = [...from];
  return [...to].map((character, place) => ({
    to: character,
    from: from === to ? undefined : (before[place] ?? ''),
  }));
}

/** The digits move up when the amount increases. */
function rollDirection(from: string, to: string): 'up' | 'down' {
  return digitsOf(to) < digitsOf(from) ? 'down' : 'up';
}

/**
 * A number whose digits roll when it changes. Visual only: the caller renders the text for screen readers.
 *
 * The initial number is at rest, and the new one is in place even if the animation does not run.
 */
export function RollingFigure({ text }: { readonly text: string }) {
  const [roll, setRoll] = useState({ from: text, to: text });
  if (roll.to !== text) setRoll({ from: roll.to, to: text });

  const rest = (): void => {
    setRoll({ from: roll.to, to: roll.to });
  };
  return (
    <Root data-direction={rollDirection(roll.from, roll.to)} onAnimationEnd={rest}>
      {rollSlots(roll.from, roll.to).map(({ from, to }, place) => (
        <Slot
          key={`${String(place)} ${from ?? ''} ${to}`}
          data-rolling={from === undefined ? undefined : ''}
        >
          {from !== undefined && <Leaving>{from}</Leaving>}
          <Arriving>{to}</Arriving>
        </Slot>
      ))}
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
