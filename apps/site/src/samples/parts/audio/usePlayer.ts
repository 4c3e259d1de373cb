import { useEffect, useEffectEvent, useReducer } from 'react';
import { notesFrom, TUNES, type Tune } from './tunes.ts';

/** State of a player: the index of its track, and the position there in seconds. */
export interface Player {
  readonly track: number;
  readonly position: number;
  readonly isPlaying: boolean;
}

export type PlayerEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'skip'; readonly by: 1 | -1 }
  | { readonly type: 'choose'; readonly track: number }
  | { readonly type: 'tick'; readonly position: number };

export const MIDWAY: Player = { track: 0, position: 0.38 * TUNES[0].seconds, isPlaying: false };

export const AT_START: Player = { track: 0, position: 0, isPlaying: false };

export function secondsOf(tunes: readonly Tune[], track: number): number {
  return tunes[track]?.seconds ?? 0;
}

/** Reducer: stops at the end of a track; skipping wraps around; choosing the current track toggles it. */
export function play(tunes: readonly Tune[], player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'toggle':
      return { ...player, isPlaying: !player.isPlaying };
    case 'skip': {
      const track = (player.track + event.by + tunes.length) % tunes.length;
      return { ...player, track, position: 0 };
    }
    case 'choose':
      return event.track === player.track
        ? { ...player, isPlaying: !player.isPlaying }
        : { track: event.track, position: 0, isPlaying: true };
    case 'tick':
      return event.position < secondsOf(tunes, player.track)
        ? { ...player, position: event.position }
        : { ...player, position: 0, isPlaying: false };
  }
}

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
    const playback = sound();
    if (!playback) return undefined;
    const timer = setInterval(
      () => dispatch({ type: 'tick', position: playback.position() }),
      TICK_MS,
    );
    return () => {
      clearInterval(timer);
      playback.stop();
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

const PEAK_GAIN = 0.12;
const SILENT_GAIN = 0.0001;

/** Plays a tune from a position in seconds. Call it after a click only: browsers block sound before one. */
function soundTune(tune: Tune, from: number): Sound {
  const context = new AudioContext();
  for (const { begin, seconds, frequency } of notesFrom(tune, from)) {
    const oscillator = new OscillatorNode(context, { type: tune.wave, frequency });
    const volume = new GainNode(context, { gain: PEAK_GAIN });
    volume.gain.setValueAtTime(PEAK_GAIN, begin);
    volume.gain.exponentialRampToValueAtTime(SILENT_GAIN, begin + seconds * 1.4);
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
