import { TUNES } from './tunes.ts';

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
  | { readonly type: 'tick'; readonly position: number };

/** Somebody stopped listening here. */
export const LEFT_OFF: Player = { track: 0, position: 0.38 * TUNES[0].seconds, isPlaying: false };

/** Length of a track's tune in seconds. */
export function secondsOf(track: number): number {
  return TUNES[track]?.seconds ?? 0;
}

/** The player after an event. It stops at the end of a track; after the last comes the first. */
export function play(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'toggle':
      return { ...player, isPlaying: !player.isPlaying };
    case 'skip': {
      const track = (player.track + event.by + TUNES.length) % TUNES.length;
      return { ...player, track, position: 0 };
    }
    case 'tick':
      return event.position < secondsOf(player.track)
        ? { ...player, position: event.position }
        : { ...player, position: 0, isPlaying: false };
  }
}
