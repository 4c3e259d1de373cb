import { getSolution, SOLUTIONS } from '@waypage/content/solutions';
import { describe, expect, it } from 'vitest';
import { otherAnchors } from './solution-anchors.ts';

const anchors = SOLUTIONS.flatMap((solution) => [solution.id, ...otherAnchors(solution)]);

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
