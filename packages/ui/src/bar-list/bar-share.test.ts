import { describe, expect, it } from 'vitest';
import { barShare } from './bar-share.js';

describe('the share of a bar', () => {
  it.each([
    [46, 100, 46],
    [1, 3, 33.33],
    [3, 3, 100],
    [0, 3, 0],
  ])('of %d in %d is %d %%', (value, max, share) => {
    expect(barShare(value, max)).toBe(share);
  });

  it('stays on the track', () => {
    expect(barShare(5, 3)).toBe(100);
    expect(barShare(-1, 3)).toBe(0);
  });

  it('is nothing where there is nothing to compare with', () => {
    expect(barShare(0, 0)).toBe(0);
    expect(barShare(1, NaN)).toBe(0);
  });
});
