import { describe, expect, it } from 'vitest';
import { groupAddresses, renderScreen } from './entry-prerender.tsx';

describe('the pages of a screen', () => {
  it('are rendered part by part in each language, with styles that all of them share', async () => {
    const { pages, styles, allStyles } = await renderScreen('not-found', ['/e404'], ['en', 'es']);
    expect(pages.map(({ locale, address }) => `${locale} ${address}`)).toEqual([
      'en /e404',
      'es /e404',
    ]);
    const [english, spanish] = pages;
    expect(english?.parts.above.map(({ name }) => name)).toEqual(['header']);
    expect(english?.parts.main.map(({ name }) => name)).toEqual(['not-found']);
    expect(english?.parts.below.map(({ name }) => name)).toEqual(['footer', 'notices']);
    expect(english?.parts.main[0]?.html).toContain('<h1');
    expect(english?.head).toContain('<title>');
    expect(english?.messages.common).toBeDefined();
    expect(spanish?.notices.unreachable).not.toBe(english?.notices.unreachable);
    expect(styles).toMatch(/^<style data-styled/);
    expect(allStyles).toBeUndefined();
    // Reads the code of many parts.
  }, 180_000);

  it('share a group, unless each has a design of its own', () => {
    const sample = '/sample/coupon/coupon-two-for-one';
    expect(groupAddresses(['/', '/samples', '/s/faq', sample])).toEqual([
      { screen: 'home', addresses: ['/', '/s/faq'], isBare: false, hasInlineStyles: true },
      { screen: 'samples', addresses: ['/samples'], isBare: false, hasInlineStyles: true },
      { screen: 'sample', addresses: [sample], isBare: true, hasInlineStyles: false },
    ]);
  });
});
