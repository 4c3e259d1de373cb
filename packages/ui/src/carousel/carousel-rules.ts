/** How many slides some items make. There is always one, if an empty one. */
export function slideCount(itemCount: number, perSlide: number): number {
  return Math.max(1, Math.ceil(itemCount / perSlide));
}

/**
 * How many items are repeated, from the first on, so that the last slide is full.
 * A single slide is not padded: there the repeats would stand beside what they repeat.
 */
export function repeatCount(itemCount: number, perSlide: number): number {
  const slides = slideCount(itemCount, perSlide);
  return slides > 1 ? slides * perSlide - itemCount : 0;
}

/** The slide that an item stands on. */
export function slideOf(item: number, perSlide: number): number {
  return Math.floor(item / perSlide);
}

/** An index within 0..last: a carousel ends at both ends. */
export function boundIndex(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

/** Whether a slide is rendered: the current one and its neighbours are. */
export function isNear(slide: number, index: number): boolean {
  return Math.abs(slide - index) <= 1;
}
