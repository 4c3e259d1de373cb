import { describe, expect, it } from 'vitest';
import { notesFrom, TUNES, WALK_TUNES, writeTune } from './tunes.ts';

describe('a tune', () => {
  const tune = writeTune('sine', 0.5, [69, 0, 81]);

  it('gives each pitch a beat, with rests', () => {
    expect(tune.seconds).toBe(1.5);
    expect(tune.notes).toEqual([
      { begin: 0, seconds: 0.5, frequency: 440 },
      { begin: 1, seconds: 0.5, frequency: 880 },
    ]);
  });

  it('resumes midway with the remaining notes', () => {
    expect(notesFrom(tune, 0.75)).toEqual([{ begin: 0.25, seconds: 0.5, frequency: 880 }]);
  });
});

describe.each([
  ['the tracks', TUNES, 3],
  ['the stops of the walk', WALK_TUNES, 6],
])('the tunes of %s', (_, tunes, count) => {
  it('last at most fifteen seconds', () => {
    expect(tunes).toHaveLength(count);
    for (const { seconds, notes } of tunes) {
      expect(seconds).toBeLessThan(15);
      expect(notes.every(({ frequency }) => frequency > 90 && frequency < 1000)).toBe(true);
    }
  });
});
