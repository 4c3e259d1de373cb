import { expect, it } from 'vitest';
import { encodeContent } from './encode-content.ts';

it('encodeContent returns why a content has no code', () => {
  expect(encodeContent('')).toBe('empty');
  expect(encodeContent('x'.repeat(3000))).toBe('tooLong');
});
