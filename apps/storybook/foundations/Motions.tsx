import { Button } from '@waypage/ui/button';
import { useState } from 'react';
import * as css from './foundations.styles.ts';

export interface MotionsProps {
  readonly label: string;
  readonly motions: readonly {
    readonly name: string;
    readonly note: string;
    /** Milliseconds. */
    readonly duration: number;
    /** CSS easing function. */
    readonly easing: string;
  }[];
}

export function Motions({ label, motions }: MotionsProps) {
  const [far, setFar] = useState(false);
  return (
    <>
      {motions.map(({ name, note, duration, easing }) => (
        <css.Row key={name}>
          <div>
            <css.Label>{name}</css.Label>
            <css.Note>{note}</css.Note>
          </div>
          <css.Track data-far={far ? '' : undefined}>
            <span
              style={{
                transitionDuration: `${duration}ms`,
                transitionTimingFunction: easing,
              }}
            />
          </css.Track>
        </css.Row>
      ))}
      <Button size="sm" variant="solid" onClick={() => setFar(!far)}>
        {label}
      </Button>
    </>
  );
}
