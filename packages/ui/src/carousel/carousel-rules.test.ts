import { describe, expect, it } from 'vitest';
import { boundIndex, isNear, repeatCount, slideCount, slideOf } from './carousel-rules.js';

describe('the slides of a carousel', () => {
  it.each([
    [8, 4, 2, 0],
    [10, 4, 3, 2],
    [10, 3, 4, 2],
    [10, 1, 10, 0],
    [3, 4, 1, 0],
    [0, 4, 1, 0],
  ])('of %i items by %i: %i, %i repeats', (items, perSlide, slides, repeats) => {
    expect(slideCount(items, perSlide)).toBe(slides);
    expect(repeatCount(items, perSlide)).toBe(repeats);
  });

  it.each([
    [0, 4, 0],
    [3, 4, 0],
    [4, 4, 1],
    [9, 4, 2],
  ])('have item %i by %i on slide %i', (item, perSlide, slide) => {
    expect(slideOf(item, perSlide)).toBe(slide);
  });

  it.each([
    [-1, 3, 0],
    [1, 3, 1],
    [3, 3, 2],
    [99, 1, 0],
  ])('end at both ends: %i of %i: %i', (index, count, bounded) => {
    expect(boundIndex(index, count)).toBe(bounded);
  });

  it('render if current or next to it', () => {
    expect([0, 1, 2, 3, 4].filter((slide) => isNear(slide, 2))).toEqual([1, 2, 3]);
  });
});
