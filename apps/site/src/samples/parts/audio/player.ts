import { TUNES, type Tune } from './tunes.ts';

/** What the player is doing: the number of its track, and the position there in seconds. */
export interface Player {
  readonly track: number;
  readonly position: number;
  readonly isPlaying: boolean;
}

/** What happens to a player. */
export type PlayerEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'skip'; readonly by: 1 | -1 }
  | { readonly type: 'choose'; readonly track: number }
  | { readonly type: 'tick'; readonly position: number };

/** Somebody stopped listening here. */
export const LEFT_OFF: Player = { track: 0, position: 0.38 * TUNES[0].seconds, isPlaying: false };

/** Nobody has listened yet. */
export const AT_THE_BEGINNING: Player = { track: 0, position: 0, isPlaying: false };

/** Length of a track's tune in seconds. */
export function secondsOf(tunes: readonly Tune[], track: number): number {
  return tunes[track]?.seconds ?? 0;
}

/**
 * The player after an event. It stops at the end of a track; after the last comes the first. To
 * choose another track is to play it; to choose its own is to pause or go on.
 *
 * @param tunes the tunes of the tracks
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
