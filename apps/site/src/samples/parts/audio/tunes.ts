/** A note; `begin` and `seconds` are in seconds, `frequency` is in hertz. */
export interface Note {
  readonly begin: number;
  readonly seconds: number;
  readonly frequency: number;
}

export interface Tune {
  readonly seconds: number;
  readonly wave: OscillatorType;
  readonly notes: readonly Note[];
}

const CONCERT_A = { pitch: 69, hertz: 440 };

/**
 * Generates a tune.
 *
 * @param wave waveform of its notes
 * @param beat length of a note in seconds
 * @param pitches MIDI note numbers, one for each beat; 0 is a rest
 */
export function writeTune(wave: OscillatorType, beat: number, pitches: readonly number[]): Tune {
  const notes = pitches.flatMap((pitch, index) =>
    pitch === 0
      ? []
      : [
          {
            begin: index * beat,
            seconds: beat,
            frequency: CONCERT_A.hertz * 2 ** ((pitch - CONCERT_A.pitch) / 12),
          },
        ],
  );
  return { seconds: pitches.length * beat, wave, notes };
}

/** Returns the notes from a position on, with times relative to it. */
export function notesFrom({ notes }: Tune, position: number): readonly Note[] {
  return notes
    .filter(({ begin }) => begin >= position)
    .map((note) => ({ ...note, begin: note.begin - position }));
}

export const TUNES = [
  writeTune(
    'triangle',
    0.28,
    [
      57, 64, 69, 72, 71, 64, 67, 0, 55, 62, 67, 71, 69, 62, 64, 0, 53, 60, 65, 69, 67, 60, 64, 0,
      52, 59, 64, 68, 71, 68, 64, 59, 57, 64, 69, 0, 57, 0, 0, 0,
    ],
  ),
  writeTune(
    'square',
    0.2,
    [
      48, 0, 60, 0, 55, 0, 60, 62, 48, 0, 63, 0, 55, 62, 60, 0, 46, 0, 58, 0, 53, 0, 58, 60, 46, 0,
      62, 0, 53, 60, 58, 0, 44, 0, 56, 0, 51, 0, 60, 63, 43, 0, 55, 59, 62, 65, 67, 0, 48, 60, 0, 0,
    ],
  ),
  writeTune(
    'sine',
    0.42,
    [
      62, 66, 69, 73, 0, 69, 66, 0, 59, 62, 66, 69, 0, 66, 62, 0, 55, 59, 62, 66, 69, 66, 64, 0, 57,
      61, 64, 62, 0, 0,
    ],
  ),
] as const;

export const WALK_TUNES = [
  writeTune(
    'triangle',
    0.34,
    [
      60, 64, 67, 72, 71, 67, 64, 0, 62, 65, 69, 74, 72, 69, 65, 0, 60, 64, 67, 76, 74, 72, 67, 64,
      60, 0, 0,
    ],
  ),
  writeTune(
    'sine',
    0.17,
    [
      74, 76, 78, 81, 78, 76, 74, 71, 74, 76, 78, 81, 83, 81, 78, 76, 72, 74, 76, 79, 76, 74, 72,
      69, 72, 74, 76, 79, 81, 79, 76, 74, 71, 74, 76, 79, 78, 76, 74, 71, 69, 71, 74, 76, 74, 0, 0,
    ],
  ),
  writeTune(
    'square',
    0.26,
    [
      45, 0, 52, 57, 45, 0, 52, 57, 45, 0, 52, 60, 45, 0, 52, 59, 48, 0, 55, 60, 48, 0, 55, 64, 43,
      0, 50, 55, 45, 0, 52, 57, 45, 0, 0,
    ],
  ),
  writeTune(
    'triangle',
    0.44,
    [45, 45, 52, 0, 48, 48, 55, 0, 43, 43, 50, 0, 45, 52, 57, 52, 45, 45, 52, 0, 45, 0, 0],
  ),
  writeTune(
    'sine',
    0.3,
    [
      81, 0, 79, 76, 0, 74, 76, 0, 72, 0, 74, 76, 79, 0, 76, 0, 74, 72, 0, 69, 72, 0, 74, 0, 76, 0,
      72, 0, 0,
    ],
  ),
  writeTune(
    'triangle',
    0.38,
    [
      67, 64, 60, 0, 69, 65, 62, 0, 71, 67, 62, 65, 64, 0, 60, 62, 64, 67, 72, 0, 67, 64, 60, 0, 60,
      0, 0,
    ],
  ),
] as const;
