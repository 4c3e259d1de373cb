/** Horizontal extent in the viewport, in CSS pixels. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns how far to scroll a strip so that it contains the whole tab, in CSS pixels; 0 if it does.
 *
 * @param margin Space to leave next to the tab, so that the edge of its neighbor is visible.
 */
export function stripScroll(strip: Span, tab: Span, margin: number): number {
  const before = tab.start - margin - strip.start;
  if (before < 0) return before;
  return Math.max(0, Math.min(tab.end + margin - strip.end, before));
}
