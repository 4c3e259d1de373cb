'use client';
import { useState } from 'react';
import { rollDirection, rollSlots } from './roll-slots.js';
import { Arriving, Leaving, Root, Slot } from './RollingFigure.styles.js';

/**
 * A figure whose characters roll when it changes. Seen only: what is read aloud is the caller's.
 *
 * It starts at rest, and an animation that does not run leaves the new figure in its place.
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
