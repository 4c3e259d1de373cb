import { describe, expect, it } from 'vitest';
import { renderPage } from './entry-prerender.tsx';

describe('the pages of a page', () => {
  it('are rendered island by island in each language, with styles that all of them share', async () => {
    const { pages, styles, allStyles } = await renderPage('not-found', ['/e404'], ['en', 'es']);
    expect(pages.map(({ locale, page }) => `${locale} ${page.url}`)).toEqual([
      'en /e404',
      'es /e404',
    ]);
    const [english, spanish] = pages;
    const names = ['header', 'not-found', 'footer', 'notices'];
    expect([...(english?.html.keys() ?? [])]).toEqual(names);
    expect(english?.html.get('not-found')).toContain('<h1');
    expect(english?.head).toContain('<title>');
    expect(english?.messages.common).toBeDefined();
    expect(english?.notice).toMatch(/^<div id="page-notice" data-waiting="\w/);
    expect(spanish?.notice).not.toBe(english?.notice);
    expect(styles).toMatch(/^<style data-styled/);
    expect(allStyles).toBeUndefined();
    // Reads the code of many islands.
  }, 180_000);
});
