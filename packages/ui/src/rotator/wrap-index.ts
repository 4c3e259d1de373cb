/** Wraps an index around to 0..count - 1; 0 if there are no items, or the index is not finite. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 && Number.isFinite(index) ? ((index % count) + count) % count : 0;
}
