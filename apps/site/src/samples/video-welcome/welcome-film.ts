/** The parts of the film, in its order, each of the same length. */
export const CHAPTERS = ['key', 'stove', 'night'] as const;

/** Length of a part in seconds. */
export const CHAPTER_SECONDS = 8;

/** Length of the film in seconds. */
export const FILM_SECONDS = CHAPTERS.length * CHAPTER_SECONDS;

/** What the film is doing: where it is, in seconds, and whether it goes on. */
export interface WelcomeFilm {
  readonly position: number;
  readonly isPlaying: boolean;
}

/** What happens to the film. */
export type WelcomeEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'jump'; readonly chapter: number }
  | { readonly type: 'tick'; readonly seconds: number };

/** Nobody has played it yet. */
export const AT_START: WelcomeFilm = { position: 0, isPlaying: false };

/** The number of the part that a position lies in; at the end still the last. */
export function chapterAt(position: number): number {
  return Math.min(CHAPTERS.length - 1, Math.floor(position / CHAPTER_SECONDS));
}

/** The start of a part as a player writes it: `0:08`. */
export function startOf(chapter: number): string {
  const seconds = chapter * CHAPTER_SECONDS;
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The film after an event. It stops on its last image, and starts again from there when played. */
export function playWelcome(film: WelcomeFilm, event: WelcomeEvent): WelcomeFilm {
  switch (event.type) {
    case 'toggle':
      return {
        position: film.position >= FILM_SECONDS ? 0 : film.position,
        isPlaying: !film.isPlaying,
      };
    case 'jump':
      return { ...film, position: event.chapter * CHAPTER_SECONDS };
    case 'tick': {
      const position = Math.min(FILM_SECONDS, film.position + event.seconds);
      return { position, isPlaying: position < FILM_SECONDS };
    }
  }
}
