import { useEffect, useEffectEvent, useReducer } from 'react';
import { LEFT_OFF, play } from './player.ts';
import { soundTune } from './sound-tune.ts';
import { TUNES } from './tunes.ts';

const TICK_MS = 200;

/** A player of the three tunes: its state, and what a listener can do to it. */
export function usePlayer() {
  const [player, dispatch] = useReducer(play, LEFT_OFF);
  const { track, isPlaying } = player;
  const sound = useEffectEvent(() => {
    const tune = TUNES[track];
    return tune && soundTune(tune, player.position);
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    const sounding = sound();
    if (!sounding) return undefined;
    const timer = setInterval(() => {
      dispatch({ type: 'tick', position: sounding.position() });
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      sounding.stop();
    };
  }, [isPlaying, track]);

  return {
    ...player,
    toggle: () => {
      dispatch({ type: 'toggle' });
    },
    skip: (by: 1 | -1) => {
      dispatch({ type: 'skip', by });
    },
  };
}
