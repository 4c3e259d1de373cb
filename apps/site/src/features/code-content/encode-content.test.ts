import { describe, expect, it } from 'vitest';
import { encodeContent } from './encode-content.ts';

describe('encodeContent', () => {
  it('returns why a content has no code', () => {
    expect(encodeContent('')).toBe('empty');
    expect(encodeContent('x'.repeat(3000))).toBe('tooLong');
  });
});
