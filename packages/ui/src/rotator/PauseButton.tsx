'use client';
import type { ComponentPropsWithRef } from 'react';
import { PauseIcon, PlayIcon } from '../icons/index.js';
import { PauseRoot } from './Rotator.styles.js';

export interface PauseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Whether the rotation is playing; sets the icon and the accessible name. */
  playing: boolean;
  /** Accessible name while playing. */
  pauseLabel: string;
  /** Accessible name while paused. */
  playLabel: string;
}

/**
 * Pauses and resumes an automatic movement. Not shown under reduced motion, where nothing moves, and without scripts.
 */
export function PauseButton({ playing, pauseLabel, playLabel, ...rest }: PauseButtonProps) {
  return (
    <PauseRoot type="button" aria-label={playing ? pauseLabel : playLabel} {...rest}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </PauseRoot>
  );
}
