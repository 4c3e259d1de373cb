import { SECTION_IDS } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { findPage, PAGE_ADDRESSES } from './find-page.ts';

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

  it('finds the page of a kind of code and of a solution, the hidden ones too', () => {
    expect(findPage('/QRcode-types/PET-id')).toEqual({
      screen: 'qrcode-type',
      address: '/qrcode-types/pet-id',
      canonical: '/qrcode-types/pet-id',
      id: 'pet-id',
    });
    expect(findPage('/solutions/catalog')).toMatchObject({ screen: 'solution', id: 'catalog' });
    expect(findPage('/solutions/nothing').screen).toBe('not-found');
    expect(findPage('/qrcode-types/website').screen).toBe('not-found');
  });

  it('finds a sample page by its type and its template, which keeps out of search engines', () => {
    expect(findPage('/Sample/pet-id/PET-dog')).toEqual({
      screen: 'sample',
      address: '/sample/pet-id/pet-dog',
      id: 'pet-dog',
    });
    expect(findPage('/sample/coupon/pet-dog').screen).toBe('not-found');
    expect(findPage('/sample/pet-id/no-such-page').screen).toBe('not-found');
  });

  it('shows not found for everything else, and takes nothing from the path', () => {
    for (const path of ['/nothing', '/s/faq/deeper', '/..%2f', '/<script>', '//evil.example']) {
      expect(findPage(path)).toEqual({ screen: 'not-found', address: '/e404' });
    }
  });
});
