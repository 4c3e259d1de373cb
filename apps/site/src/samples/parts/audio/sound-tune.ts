import { notesFrom, type Tune } from './tunes.ts';

/** A tune that sounds. */
export interface Sound {
  /** Where it is, in seconds. */
  readonly position: () => number;
  readonly stop: () => void;
}

const LOUD = 0.12;
const SILENT = 0.0001;

/**
 * Sounds a tune from a position on. To be called after a click only, before which browsers let no
 * page sound.
 */
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
