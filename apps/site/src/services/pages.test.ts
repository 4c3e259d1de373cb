import { SECTION_IDS } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { findPage, PAGE_ADDRESSES } from './pages.ts';

describe('findPage', () => {
  it('finds every prerendered address under its own spelling', () => {
    for (const address of PAGE_ADDRESSES) expect(findPage(address).address).toBe(address);
  });

  it('ignores case and a slash at the end', () => {
    expect(findPage('/S/Pricing/')).toEqual({
      screen: 'home',
      address: '/s/pricing',
      canonical: '/',
      sectionId: 'pricing',
    });
    expect(findPage('/E404').screen).toBe('not-found');
  });

  it('keeps one address for search engines however a section is reached', () => {
    for (const id of SECTION_IDS) expect(findPage(`/s/${id}`).canonical).toBe('/');
  });

  it('shows home at the top for an unknown section', () => {
    expect(findPage('/s/nothing')).toEqual({ screen: 'home', address: '/', canonical: '/' });
  });

  it('shows not found for everything else, and takes nothing from the path', () => {
    for (const path of ['/nothing', '/s/faq/deeper', '/..%2f', '/<script>', '//evil.example']) {
      expect(findPage(path)).toEqual({ screen: 'not-found', address: '/e404' });
    }
  });
});
