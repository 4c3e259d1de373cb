import { useEffect, useEffectEvent, useReducer } from 'react';
import { play, type Player, type PlayerEvent } from './player.ts';
import { soundTune } from './sound-tune.ts';
import type { Tune } from './tunes.ts';

const TICK_MS = 200;

/**
 * Returns the state and the actions of a player.
 *
 * @param tunes tunes of the tracks; the same array in every render
 * @param start initial state
 */
export function usePlayer(tunes: readonly Tune[], start: Player) {
  const [player, dispatch] = useReducer(
    (before: Player, event: PlayerEvent) => play(tunes, before, event),
    start,
  );
  const { track, isPlaying } = player;
  const sound = useEffectEvent(() => {
    const tune = tunes[track];
    return tune && soundTune(tune, player.position);
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    const sounding = sound();
    if (!sounding) return undefined;
    const timer = setInterval(
      () => dispatch({ type: 'tick', position: sounding.position() }),
      TICK_MS,
    );
    return () => {
      clearInterval(timer);
      sounding.stop();
    };
  }, [isPlaying, track]);

  return {
    ...player,
    toggle: () => dispatch({ type: 'toggle' }),
    skip: (by: 1 | -1) => dispatch({ type: 'skip', by }),
    choose: (chosen: number) => dispatch({ type: 'choose', track: chosen }),
  };
}
