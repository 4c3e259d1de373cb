import { stripVTControlCharacters } from 'node:util';

/** Formats the time since a `performance.now()` value as `2:05` (minutes and seconds). */
export function elapsedSince(started: number): string {
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The last line of an output, cut to 100 characters: the current task, and the test with its number in a browser. */
export function lastLineOf(output: string): string {
  const end = stripVTControlCharacters(output.slice(-1000)).trimEnd();
  return (end.split('\n').at(-1) ?? '').trim().slice(0, 100);
}
