/** Where a part of a row begins and how wide it is, in CSS pixels. */
export interface Span {
  readonly left: number;
  readonly width: number;
  /** Of the line in which it is. */
  readonly top: number;
}

/**
 * The transform that puts an element of the span `to` where `from` is, with its left edge as the
 * origin. Undefined where there is no way to go: the same place, another line, or a row that is not shown.
 */
export function slideFrom(from: Span, to: Span): string | undefined {
  const distance = from.left - to.left;
  if (from.width === 0 || to.width === 0 || distance === 0 || from.top !== to.top) return undefined;
  return `translateX(${distance}px) scaleX(${from.width / to.width})`;
}
