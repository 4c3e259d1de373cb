'use client';
import { useState } from 'react';
import { rollDirection, rollSlots } from './roll-slots.js';
import { Arriving, Leaving, Root, Slot } from './RollingFigure.styles.js';

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
