/** Horizontal extent of a segment, in CSS pixels. */
export interface Span {
  readonly left: number;
  readonly width: number;
  /** Top of the line that contains it. */
  readonly top: number;
}

/**
 * Returns the transform that moves an element from the span `to` back to `from`, with the left edge as the origin.
 * Undefined if there is nothing to animate: the same position, another line, or a hidden row.
 */
export function slideFrom(from: Span, to: Span): string | undefined {
  const distance = from.left - to.left;
  if (from.width === 0 || to.width === 0 || distance === 0 || from.top !== to.top) return undefined;
  return `translateX(${distance}px) scaleX(${from.width / to.width})`;
}
