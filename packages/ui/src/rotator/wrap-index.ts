/** Wraps an index around to 0..count - 1; 0 if there are no items. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
