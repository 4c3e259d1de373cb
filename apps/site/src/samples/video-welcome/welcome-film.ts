export const CHAPTERS = ['key', 'stove', 'night'] as const;

export const CHAPTER_SECONDS = 8;

export const FILM_SECONDS = CHAPTERS.length * CHAPTER_SECONDS;

/** `position` is in seconds. */
export interface WelcomeFilm {
  readonly position: number;
  readonly isPlaying: boolean;
}

export type WelcomeEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'jump'; readonly chapter: number }
  | { readonly type: 'tick'; readonly seconds: number };

export const AT_START: WelcomeFilm = { position: 0, isPlaying: false };

/** Returns the index of the chapter at a position; the last one at the end. */
export function chapterAt(position: number): number {
  return Math.min(CHAPTERS.length - 1, Math.floor(position / CHAPTER_SECONDS));
}

export function startOf(chapter: number): string {
  const seconds = chapter * CHAPTER_SECONDS;
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

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
