import { TUNES, type Tune } from './tunes.ts';

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

export const LEFT_OFF: Player = { track: 0, position: 0.38 * TUNES[0].seconds, isPlaying: false };

export const AT_THE_BEGINNING: Player = { track: 0, position: 0, isPlaying: false };

export function secondsOf(tunes: readonly Tune[], track: number): number {
  return tunes[track]?.seconds ?? 0;
}

/**
 * Reducer of the player. It stops at the end of a track; skipping wraps around. Choosing another track plays it;
 * choosing the current one toggles it.
 */
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
