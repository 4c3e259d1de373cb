import { expect, it } from 'vitest';
import { factsFor } from './facts.ts';

it('states product.md’s numbers in each language', () => {
  expect(factsFor('en')).toEqual({
    brand: 'Waypage',
    businessUsers: '3',
    quietZone: '4',
    freePages: '2',
    freePrice: '$0',
    freeShortUrls: '10',
    minSize: '2',
    pathMax: '20',
    sizeAtOneMeter: '10',
  });
  expect(factsFor('fr').freePrice).toBe('0\u00a0$');
});
