/** An index within 0..count - 1, counting on past either end; 0 where there is nothing. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
