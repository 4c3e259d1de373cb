import { describe, expect, it } from 'vitest';
import { MIDWAY, play as playOf, secondsOf, type Player, type PlayerEvent } from './usePlayer.ts';
import { TUNES } from './tunes.ts';

const play = (player: Player, event: PlayerEvent) => playOf(TUNES, player, event);

const playing: Player = { track: 1, position: 2, isPlaying: true };

describe('the player', () => {
  it('says nothing before it is asked to', () => {
    expect(MIDWAY.isPlaying).toBe(false);
  });

  it('pauses and resumes in place', () => {
    const paused = play(playing, { type: 'toggle' });
    expect(paused).toEqual({ ...playing, isPlaying: false });
    expect(play(paused, { type: 'toggle' })).toEqual(playing);
  });

  it('starts the next track and keeps playing', () => {
    expect(play(playing, { type: 'skip', by: 1 })).toEqual({
      track: 2,
      position: 0,
      isPlaying: true,
    });
  });

  it('goes round at both ends of the list', () => {
    expect(play({ ...playing, track: 2 }, { type: 'skip', by: 1 }).track).toBe(0);
    expect(play({ ...playing, track: 0 }, { type: 'skip', by: -1 }).track).toBe(2);
  });

  it('stays silent when a track is chosen', () => {
    expect(play(MIDWAY, { type: 'skip', by: 1 }).isPlaying).toBe(false);
  });

  it('plays the chosen track; choosing again pauses', () => {
    const chosen = play(MIDWAY, { type: 'choose', track: 2 });
    expect(chosen).toEqual({ track: 2, position: 0, isPlaying: true });
    expect(play(chosen, { type: 'choose', track: 2 })).toEqual({ ...chosen, isPlaying: false });
  });

  it('resumes its own track in place', () => {
    expect(play(MIDWAY, { type: 'choose', track: 0 })).toEqual({ ...MIDWAY, isPlaying: true });
  });

  it('follows the sound and stops at the end', () => {
    expect(play(playing, { type: 'tick', position: 2.5 })).toEqual({ ...playing, position: 2.5 });
    expect(play(playing, { type: 'tick', position: secondsOf(TUNES, 1) })).toEqual({
      track: 1,
      position: 0,
      isPlaying: false,
    });
  });
});
