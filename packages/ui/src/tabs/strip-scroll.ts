/** Horizontal extent in the viewport, in CSS pixels. */
type Span = Pick<DOMRect, 'left' | 'right'>;

/**
 * Returns how far to scroll a strip so that it contains the whole tab, in CSS pixels; 0 if it does.
 *
 * @param margin Space to leave next to the tab, so that the edge of its neighbor is visible.
 */
export function stripScroll(strip: Span, tab: Span, margin: number): number {
  const before = tab.left - margin - strip.left;
  if (before < 0) return before;
  return Math.max(0, Math.min(tab.right + margin - strip.right, before));
}
