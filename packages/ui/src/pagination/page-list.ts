/** A page to link to, or a run of omitted pages. */
export type PageListEntry = number | 'gap';

/**
 * Returns the pages to link to: the first, the last, the current one with its neighbors, and gaps between. A gap never
 * replaces a single page, whose number takes no more room.
 *
 * @param page The current page, from 1; clamped to 1 and `count`.
 */
export function pageList(page: number, count: number): readonly PageListEntry[] {
  const current = Math.min(Math.max(page, 1), count);
  const visiblePages = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((number) => number >= 1 && number <= count)
    .sort((a, b) => a - b);
  return visiblePages.flatMap((number, position): PageListEntry[] => {
    const skippedCount = number - (visiblePages[position - 1] ?? 0) - 1;
    if (skippedCount === 0) return [number];
    return skippedCount === 1 ? [number - 1, number] : ['gap', number];
  });
}
