import { describe, expect, it } from 'vitest';
import { MAX_LOGO_BYTES, refuseLogo } from './read-logo.ts';

describe('refuseLogo', () => {
  it.each(['image/png', 'image/jpeg', 'image/svg+xml'])(
    'takes a photo of a camera as %s',
    (type) => {
      expect(refuseLogo({ type, size: 6_000_000 })).toBeUndefined();
      expect(refuseLogo({ type, size: MAX_LOGO_BYTES })).toBeUndefined();
    },
  );

  it('names what is too large, and what is no image of a kind that is drawn', () => {
    expect(refuseLogo({ type: 'image/png', size: MAX_LOGO_BYTES + 1 })).toBe('size');
    expect(refuseLogo({ type: 'application/pdf', size: 1 })).toBe('type');
  });
});
