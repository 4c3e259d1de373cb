'use client';
import type { ComponentPropsWithRef } from 'react';
import { PauseIcon, PlayIcon } from '../icons/index.js';
import { PauseRoot } from './Rotator.styles.js';

export interface PauseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Whether it turns; decides icon and name. */
  playing: boolean;
  /** Accessible name while it turns. */
  pauseLabel: string;
  /** Accessible name while it stands still. */
  playLabel: string;
}

/**
 * Stops something that moves by itself and lets it go on. Not shown under reduced motion, where
 * nothing moves, and where scripts do not run.
 */
export function PauseButton({ playing, pauseLabel, playLabel, ...rest }: PauseButtonProps) {
  return (
    <PauseRoot type="button" aria-label={playing ? pauseLabel : playLabel} {...rest}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </PauseRoot>
  );
}
