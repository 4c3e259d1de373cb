import { notesFrom, type Tune } from './tunes.ts';

export interface Sound {
  /** In seconds. */
  readonly position: () => number;
  readonly stop: () => void;
}

const LOUD = 0.12;
const SILENT = 0.0001;

/** Plays a tune from a position in seconds. Call it after a click only: browsers block sound before one. */
export function soundTune(tune: Tune, from: number): Sound {
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
