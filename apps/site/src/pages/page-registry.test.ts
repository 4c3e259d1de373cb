import { existsSync, readdirSync } from 'node:fs';
import { SECTION_IDS } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import { loadPageBuild } from '#build/page-build.ts';
import { findPage, guessPage, PAGE_URLS, PAGES } from './page-registry.ts';

describe('findPage', () => {
  it('finds every prerendered URL under its own spelling', () => {
    for (const url of PAGE_URLS) expect(findPage(url).url).toBe(url);
  });

  it.each([
    ['/S/Pricing/', { route: 'home', url: '/s/pricing', canonical: '/', sectionId: 'pricing' }],
    [
      '/QRcode-types/PET-id',
      {
        route: 'qrcode-type',
        url: '/qrcode-types/pet-id',
        canonical: '/qrcode-types/pet-id',
        id: 'pet-id',
      },
    ],
    ['/Sample/pet-id/PET-dog', { route: 'sample', url: '/sample/pet-id/pet-dog', id: 'pet-dog' }],
    ['/s/nothing', { route: 'home', url: '/', canonical: '/' }],
  ])('finds all of %s', (path, page) => {
    expect(findPage(path)).toEqual(page);
  });

  it.each([
    ['/%73amples', { route: 'samples' }],
    ['/qrcode-types/vcard%2Dplus', { id: 'vcard-plus' }],
    // Hidden, but not unknown.
    ['/solutions/catalog', { route: 'solution', id: 'catalog' }],
    ['/s/pricing)', { url: '/s/pricing' }],
    ['/S/Pricing.', { url: '/s/pricing' }],
    ['/s/pricing%E2%80%8B', { url: '/s/pricing' }],
    ['/s/pricing&utm_source=x', { url: '/s/pricing' }],
  ])('finds %s', (path, page) => {
    expect(findPage(path)).toMatchObject(page);
  });

  it('has one canonical URL for all sections', () => {
    for (const id of SECTION_IDS) expect(findPage(`/s/${id}`).canonical).toBe('/');
  });

  it.each([
    '/E404',
    '/%',
    '/nothing',
    '/s/faq/deeper',
    '/..%2f',
    '/<script>',
    '//evil.example',
    '/solutions/nothing',
    '/qrcode-types/website',
    '/sample/coupon/pet-dog',
    '/sample/pet-id/no-such-page',
  ])('finds not-found for %s', (path) => {
    expect(findPage(path)).toEqual({ route: 'not-found', url: '/e404' });
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

describe('PAGES', () => {
  it('matches the folders and their names', () => {
    const folders = readdirSync(import.meta.dirname).filter((name) =>
      existsSync(`${import.meta.dirname}/${name}/page.ts`),
    );
    expect(PAGES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it('gives every page its own URL and part', () => {
    const urls = PAGES.flatMap((page) => page.urls.map(({ url }) => url));
    const islands = PAGES.flatMap((page) => Object.keys(page.islands));
    expect(new Set(urls).size).toBe(urls.length);
    expect(new Set(islands).size).toBe(islands.length);
  });

  it.each(PAGES)('$name has its own image or names another’s', async (page) => {
    const { shareImage } = await loadPageBuild(page.name);
    expect(shareImage === undefined).toBe(page.shareImageOf !== undefined);
    const names: readonly string[] = PAGES.map(({ name }) => name);
    if (page.shareImageOf !== undefined) expect(names).toContain(page.shareImageOf);
  });
});
