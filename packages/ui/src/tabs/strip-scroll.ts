/** Where something begins and ends along the strip, in CSS pixels of the window. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * How far a strip has to scroll so that a tab is wholly in it, in CSS pixels; 0 where it is.
 *
 * @param margin - What has to be left free beside the tab, so that a neighbour shows its edge.
 */
export function stripScroll(strip: Span, tab: Span, margin: number): number {
  const before = tab.start - margin - strip.start;
  if (before < 0) return before;
  return Math.max(0, Math.min(tab.end + margin - strip.end, before));
}
