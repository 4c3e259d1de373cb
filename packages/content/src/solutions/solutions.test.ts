import { describe, expect, it } from 'vitest';
import {
  findSolution,
  findSolutionByHash,
  getSolution,
  isInMenus,
  SOLUTIONS,
  type SolutionId,
} from './index.ts';

describe('solutions', () => {
  it('are found by every hash of docs/product.md', () => {
    const hashes = [
      ['#website', 'website'],
      ['#vcard-plus', 'vcard-plus'],
      ['#link-in-bio', 'link-in-bio'],
      ['#business-page', 'business-page'],
      ['#menu', 'catalog'],
      ['#coupon', 'coupon'],
      ['#image-gallery', 'gallery'],
      ['#pdf', 'pdf'],
      ['pet-id', 'pet-id'],
      ['#MENU', 'catalog'],
    ];
    for (const [hash = '', id] of hashes) expect(findSolutionByHash(hash)?.id).toBe(id);
    expect(findSolutionByHash('#nothing')).toBeUndefined();
    expect(findSolutionByHash('')).toBeUndefined();
  });

  it('are found whatever the case of the letters', () => {
    expect(findSolution('Google-Review')?.id).toBe('google-review');
    expect(() => getSolution('nothing' as SolutionId)).toThrow(/no solution "nothing"/);
  });

  it('hide four from menus unless configured otherwise', () => {
    expect(SOLUTIONS.filter((solution) => !isInMenus(solution)).map(({ id }) => id)).toEqual([
      'product',
      'catalog',
      'smart-label',
      'feedback',
    ]);
    expect(isInMenus(getSolution('catalog'), { catalog: true })).toBe(true);
    expect(isInMenus(getSolution('pdf'), { pdf: false })).toBe(false);
    expect(isInMenus(getSolution('pdf'), { catalog: true })).toBe(true);
  });

  it('have six blocks, or three without a page', () => {
    for (const { isPageless, messages } of SOLUTIONS) {
      expect(messages.blocks.items).toHaveLength(isPageless ? 3 : 6);
    }
  });
});
