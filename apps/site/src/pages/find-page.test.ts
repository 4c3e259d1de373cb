import { SECTION_IDS } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { findPage, guessPage, PAGE_URLS } from './find-page.ts';

describe('findPage', () => {
  it('finds every prerendered URL under its own spelling', () => {
    for (const url of PAGE_URLS) expect(findPage(url).url).toBe(url);
  });

  it('ignores case and a slash at the end', () => {
    expect(findPage('/S/Pricing/')).toEqual({
      route: 'home',
      url: '/s/pricing',
      canonical: '/',
      sectionId: 'pricing',
    });
    expect(findPage('/E404').route).toBe('not-found');
    expect(findPage('/%73amples').route).toBe('samples');
    expect(findPage('/qrcode-types/vcard%2Dplus').id).toBe('vcard-plus');
    expect(findPage('/%').route).toBe('not-found');
  });

  it('has one canonical URL for all sections', () => {
    for (const id of SECTION_IDS) expect(findPage(`/s/${id}`).canonical).toBe('/');
  });

  it('shows home for an unknown section', () => {
    expect(findPage('/s/nothing')).toEqual({ route: 'home', url: '/', canonical: '/' });
  });

  it.each(['/s/pricing)', '/S/Pricing.', '/s/pricing%E2%80%8B', '/s/pricing&utm_source=x'])(
    'finds the section of %s',
    (path) => {
      expect(findPage(path).url).toBe('/s/pricing');
    },
  );

  it('finds kinds of code and solutions, even hidden', () => {
    expect(findPage('/QRcode-types/PET-id')).toEqual({
      route: 'qrcode-type',
      url: '/qrcode-types/pet-id',
      canonical: '/qrcode-types/pet-id',
      id: 'pet-id',
    });
    expect(findPage('/solutions/catalog')).toMatchObject({ route: 'solution', id: 'catalog' });
    expect(findPage('/solutions/nothing').route).toBe('not-found');
    expect(findPage('/qrcode-types/website').route).toBe('not-found');
  });

  it('finds unindexed samples by type and template', () => {
    expect(findPage('/Sample/pet-id/PET-dog')).toEqual({
      route: 'sample',
      url: '/sample/pet-id/pet-dog',
      id: 'pet-dog',
    });
    expect(findPage('/sample/coupon/pet-dog').route).toBe('not-found');
    expect(findPage('/sample/pet-id/no-such-page').route).toBe('not-found');
  });

  it('finds not-found otherwise, ignoring the path', () => {
    for (const path of ['/nothing', '/s/faq/deeper', '/..%2f', '/<script>', '//evil.example']) {
      expect(findPage(path)).toEqual({ route: 'not-found', url: '/e404' });
    }
  });
});

describe('guessPage', () => {
  it.each([
    ['/samples)', '/samples'],
    ['/samples.', '/samples'],
    ['/(samples]', '/samples'],
    ['/samples%E2%80%8B', '/samples'],
    ['/sam%C2%ADples', '/samples'],
    ['/samples%20', '/samples'],
    ['/samples&utm_source=x', '/samples'],
    ['/samples%3Futm_source=x', '/samples'],
    ['/samples.html/', '/samples'],
    ['/plans%2F', '/plans'],
    ['/plans%252F', '/plans'],
    ['/fr/print_planner,', '/fr/print-planner'],
    ['/solutions/vcard-plus"', '/solutions/vcard-plus'],
    ['/https://waypage.example/s/pricing', '/s/pricing'],
    ['/es-ES/', '/es/'],
    ['/es_MX/plans', '/es/plans'],
    ['/en-GB/plans', '/plans'],
  ])('finds the page of %s', (path, url) => {
    expect(guessPage(path)).toBe(url);
  });

  it.each(['/', '/nothing', '/e404', '/es/nada', '/%', '/estimate', '/plansforall'])(
    'finds none for %s',
    (path) => {
      expect(guessPage(path)).toBeUndefined();
    },
  );
});
