import { expect, it } from 'vitest';
import { ALTERATIONS, priceOf } from './alterations.ts';

it('adds up what is chosen and nothing else', () => {
  expect(priceOf(new Set())).toBe(0);
  expect(priceOf(new Set(['trousers', 'lining']))).toBe(97);
});

it('puts the cheapest job first, as a tape is read', () => {
  const prices = ALTERATIONS.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});
