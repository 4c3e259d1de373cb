/** Returns the number of slides, at least 1. */
export function slideCount(itemCount: number, perSlide: number): number {
  return Math.max(1, Math.ceil(itemCount / perSlide));
}

/**
 * Returns how many items, counted from the first, are repeated to fill the last slide. A single slide is not padded:
 * the repeats would be next to their originals.
 */
export function repeatCount(itemCount: number, perSlide: number): number {
  const slides = slideCount(itemCount, perSlide);
  return slides > 1 ? slides * perSlide - itemCount : 0;
}

export function slideOf(item: number, perSlide: number): number {
  return Math.floor(item / perSlide);
}

/** Clamps an index to the slides: the carousel does not wrap around. `NaN` is the first. */
export function boundIndex(index: number, count: number): number {
  return Math.min(Math.max(index || 0, 0), count - 1);
}

export function isNear(slide: number, index: number): boolean {
  return Math.abs(slide - index) <= 1;
}
