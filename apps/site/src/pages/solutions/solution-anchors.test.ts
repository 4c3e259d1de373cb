import { getSolution, SOLUTIONS } from '@waypage/content/solutions';
import { describe, expect, it } from 'vitest';
import { otherAnchors, placeToShow } from './solution-anchors.ts';

const anchors = SOLUTIONS.flatMap((solution) => [solution.id, ...otherAnchors(solution)]);
const hasAnchor = (id: string) => anchors.includes(id);

describe('the anchors of the shelves', () => {
  it('are the hashes of docs/product.md, each of them once', () => {
    for (const hash of [
      'website',
      'vcard-plus',
      'link-in-bio',
      'business-page',
      'menu',
      'coupon',
      'image-gallery',
      'pdf',
    ]) {
      expect(anchors).toContain(hash);
    }
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(otherAnchors(getSolution('catalog'))).toEqual(['menu']);
    expect(otherAnchors(getSolution('website'))).toEqual([]);
  });
});

describe('a hash', () => {
  it('is left to the browser when the page was loaded with it', () => {
    expect(placeToShow('#menu', true, hasAnchor)).toBeUndefined();
  });

  it('shows its place after a navigation without a load', () => {
    expect(placeToShow('#menu', false, hasAnchor)).toBe('catalog');
    expect(placeToShow('#pdf', false, hasAnchor)).toBe('pdf');
  });

  it('shows its place whatever the case of its letters', () => {
    expect(placeToShow('#Image-Gallery', true, hasAnchor)).toBe('gallery');
  });

  it('shows nothing when it names no solution', () => {
    expect(placeToShow('', false, hasAnchor)).toBeUndefined();
    expect(placeToShow('#group-commerce-showcase', false, hasAnchor)).toBeUndefined();
  });
});
