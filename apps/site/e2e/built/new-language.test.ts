import { load } from 'cheerio';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageFile, readHostingPlan } from '#build/hosting/hosting-plan.ts';
import { createRedirects } from '#build/hosting/redirects.ts';
import { IS_FULL_RUN } from '../support/urls.ts';

// German as the generator creates it, with a few translated messages (`scripts/build-languages.ts`).
describe.runIf(IS_FULL_RUN)('a language that is a folder alone', () => {
  const dist = fileURLToPath(new URL('../../dist-languages', import.meta.url));
  const file = (path: string) => readFileSync(dist + path, 'utf8');
  const page = (url: string) => load(file(pageFile(url)));
  const plan = IS_FULL_RUN ? readHostingPlan(dist) : { paths: [], moved: {}, notFound: [] };

  it('has every page, in its language', () => {
    const english = plan.paths.filter((path) => !/^\/(?:de|es|fr|en-XA|ar-XB)\//.test(path));
    expect(english.length).toBeGreaterThan(100);
    for (const path of english) {
      expect(plan.paths).toContain(`/de${path}`);
      expect(page(`/de${path}`)('html').attr('lang'), path).toBe('de');
    }
  });

  it('marks untranslated text as English', () => {
    const missing = page('/de/e404');
    expect(missing('h1').text()).toBe('Seite nicht gefunden');
    expect(missing('title').text()).toBe('Seite nicht gefunden');
    expect(missing('#island-not-found').attr('lang')).toBeUndefined();
    expect(missing('#island-footer').attr('lang')).toBe('en');
    const home = page('/de/');
    expect(home('#faq h2').first().text()).toBe('Am Tresen gefragt');
    expect(home('#island-hero').attr('lang')).toBe('en');
    expect(home.text()).not.toContain('[en]');
  });

  it('is in all language menus and the sitemap', () => {
    for (const home of ['/', '/es/', '/de/']) {
      const link = page(home)('header a[data-locale=de]').first();
      expect([link.text(), link.attr('lang'), link.attr('href')]).toEqual([
        'Deutsch',
        'de',
        '/de/',
      ]);
    }
    expect(file('/sitemap.xml')).toContain('/de/plans</loc>');
  });

  it('is redirected and not found on every host', () => {
    const redirectOf = createRedirects(plan);
    expect(['/de', '/DE/Plans/'].map(redirectOf)).toEqual(['/de/', '/de/plans']);
    expect(redirectOf('/en/de/plans')).toBeUndefined();
    expect(plan.notFound).toContain('/de/404.html');
    for (const [rules, line] of [
      ['cloudflare/_redirects', '/de/sample/catalog/sales-market-stall /de/sample/sales/'],
      ['nginx/waypage.conf', '"~*^/de(?:/|$)" "/de/404.html";'],
    ] as const) {
      expect(file(`/hosting/${rules}`), rules).toContain(line);
    }
  });

  it('names itself to other sites, with an image', () => {
    const $ = page('/de/plans');
    expect($('meta[property="og:locale"]').attr('content')).toBe('de_DE');
    const image = new URL($('meta[property="og:image"]').attr('content') ?? '').pathname;
    expect(image).toMatch(/-de\.png$/);
    expect(existsSync(dist + image)).toBe(true);
    expect($('link[rel=alternate][hreflang=de]').attr('href')).toMatch(/\/de\/plans$/);
  });

  it('shows English screenshots with a build notice', () => {
    const screenshots = (url: string) =>
      page(url)('img[src*="/screenshots/"]')
        .toArray()
        .map(({ attribs }) => attribs['src']);
    expect(screenshots('/de/').length).toBeGreaterThan(5);
    expect(screenshots('/de/')).toEqual(screenshots('/'));
    expect(file('/build.log')).toMatch(/^de: has no screenshots/m);
  });

  it('counts its messages and records its first promise', () => {
    expect(file('/de/before-you-print.html')).toContain('In keinem Tarif.');
    expect(file('/messages.log')).toMatch(/^de: 3\d{3} messages are not translated yet/m);
    expect(file('/messages.log')).toMatch(/The promise "scans" is recorded in another way/);
    expect(file('/messages.log')).toMatch(/^1 to fix/m);
  });
});
