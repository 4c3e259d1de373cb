import { useEffect, useEffectEvent, useReducer } from 'react';
import { play, type Player, type PlayerEvent } from './player.ts';
import { notesFrom, type Tune } from './tunes.ts';

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

interface Sound {
  /** In seconds. */
  readonly position: () => number;
  readonly stop: () => void;
}

const LOUD = 0.12;
const SILENT = 0.0001;

/** Plays a tune from a position in seconds. Call it after a click only: browsers block sound before one. */
function soundTune(tune: Tune, from: number): Sound {
  const context = new AudioContext();
  for (const { begin, seconds, frequency } of notesFrom(tune, from)) {
    const oscillator = new OscillatorNode(context, { type: tune.wave, frequency });
    const volume = new GainNode(context, { gain: LOUD });
    volume.gain.setValueAtTime(LOUD, begin);
    volume.gain.exponentialRampToValueAtTime(SILENT, begin + seconds * 1.4);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + seconds * 1.4);
  }
  return {
    position: () => from + context.currentTime,
    stop: () => {
      void context.close();
    },
  };
}
