/** Formats the time since a `performance.now()` value as `2:05` (minutes and seconds). */
export function elapsedSince(started: number): string {
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
