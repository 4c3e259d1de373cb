import { expect, it } from 'vitest';
import {
  AT_START,
  CHAPTER_SECONDS,
  chapterAt,
  FILM_SECONDS,
  playWelcome,
  startOf,
} from './welcome-film.ts';

it('knows the part at every moment', () => {
  expect(chapterAt(0)).toBe(0);
  expect(chapterAt(CHAPTER_SECONDS - 0.1)).toBe(0);
  expect(chapterAt(CHAPTER_SECONDS)).toBe(1);
  expect(chapterAt(FILM_SECONDS)).toBe(2);
});

it('formats a part’s start like players do', () => {
  expect([0, 1, 2].map(startOf)).toEqual(['0:00', '0:08', '0:16']);
});

it('plays on and stops on its last image', () => {
  const playing = playWelcome(AT_START, { type: 'toggle' });
  expect(playing.isPlaying).toBe(true);
  const later = playWelcome(playing, { type: 'tick', seconds: 2 });
  expect(later).toEqual({ position: 2, isPlaying: true });
  const ended = playWelcome(later, { type: 'tick', seconds: FILM_SECONDS });
  expect(ended).toEqual({ position: FILM_SECONDS, isPlaying: false });
});

it('restarts when played at its end', () => {
  const ended = { position: FILM_SECONDS, isPlaying: false };
  expect(playWelcome(ended, { type: 'toggle' })).toEqual({ position: 0, isPlaying: true });
});

it('jumps to a part, playing or paused', () => {
  expect(playWelcome(AT_START, { type: 'jump', chapter: 2 })).toEqual({
    position: 2 * CHAPTER_SECONDS,
    isPlaying: false,
  });
});
