import { expect, it } from 'vitest';
import { priceOf } from './Page.tsx';

it('adds up what is chosen and nothing else', () => {
  expect(priceOf(new Set())).toBe(0);
  expect(priceOf(new Set(['trousers', 'lining']))).toBe(97);
});
