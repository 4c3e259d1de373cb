import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BRAND, LOCALE_NAMES, LOCALES, SECTION_IDS } from '@waypage/content';
import { RESOURCE_PAGES } from '@waypage/content/menus';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { parsePage, plan, readPage } from '../support/built-site.ts';

const $ = parsePage('/');
const { appHost, shopUrl } = plan.hosts;

const linksOf = (part: Parameters<typeof $>[0]) =>
  $(part)
    .find('a')
    .toArray()
    .map(({ attribs }) => attribs['href'] ?? '');

const textOf = (part: string) => $(part).text().replaceAll(/\s+/g, ' ').trim();

describe('the home page as it is served', () => {
  test('has its sections in their order', () => {
    const ids = $('main section[id]')
      .toArray()
      .map(({ attribs }) => attribs['id']);
    expect(ids).toEqual(SECTION_IDS);
  });

  test('opens with heading, claim and two buttons', () => {
    expect(textOf('#hero h1')).toBe('Scan the Future.');
    expect($('#hero input[name=path]').attr('placeholder')).toBe('YourCode');
    expect(textOf('#hero form button[type=submit]')).toBe('CLAIM');
    const links = $('#hero a')
      .filter((_, { attribs }) => attribs['href']?.startsWith('/s/') ?? false)
      .toArray()
      .map((link) => [link.attribs['href'], $(link).text()]);
    expect(links).toEqual([
      ['/s/pricing', 'Get Your Smart QR'],
      ['/s/page-types', 'View Examples'],
    ]);
  });

  test('is at most 40 kB of HTML', () => {
    expect(brotliCompressSync(readPage('/')).length).toBeLessThanOrEqual(40_000);
  });

  test('has few elements before a touch', () => {
    // With scripts, the content of both is no part of the document.
    const html = readPage('/').replaceAll(/(<(script|template|noscript)\b[^>]*>).*?<\/\2>/gs, '$1');
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1600);
  });

  test('has 14 page types, 6 questions, 3 quotes', () => {
    expect($('#page-types [role=tabpanel]')).toHaveLength(14);
    expect($('#faq details')).toHaveLength(6);
    expect($('#testimonials blockquote')).toHaveLength(3);
  });

  test('leads each type to app and solution', () => {
    for (const panel of $('#page-types [role=tabpanel]').toArray()) {
      const links = linksOf(panel);
      expect(links).toContainEqual(expect.stringMatching(/\/ql\/[a-z-]+\/new/));
      expect(links).toContainEqual(expect.stringMatching(/^\/solutions\/[a-z-]+$/));
      expect($(panel).find('h3')).toHaveLength(1);
    }
  });

  test('leads from each section to where docs/product.md says', () => {
    expect(linksOf('#use-cases-overview')).toEqual(['/samples']);
    expect($('#use-cases-overview h3')).toHaveLength(6);
    expect(linksOf('#comparison')).toContain('/s/pricing');
    expect(linksOf('#print')).toEqual([
      '/print-planner',
      '/print-kit',
      '/check-a-code',
      '/before-you-print',
    ]);
    expect(linksOf('#pricing')).toEqual(
      expect.arrayContaining(['/plans', '/before-you-print#free', '/s/contact']),
    );
    expect(linksOf('#faq')).toEqual(
      expect.arrayContaining([
        '/s/contact',
        '/plans',
        '/check-a-code',
        ...['destination', 'domain', 'free', 'size'].map((row) => `/before-you-print#${row}`),
      ]),
    );
    expect(linksOf('#start')).toContain(`${appHost}/plans/buy/free`);
    expect(linksOf('#store')).toContain(`${shopUrl}?pp=shop`);
  });

  test('has the header that docs/product.md describes', () => {
    const menus = $('header nav > ul > li > details > summary')
      .toArray()
      .map((menu) => $(menu).text());
    expect(menus).toEqual(['Tools', 'Templates', 'Tools', 'Templates']);
    expect(linksOf('header')).toEqual(
      expect.arrayContaining([
        '/',
        shopUrl,
        '/s/pricing',
        '/s/contact',
        `${appHost}/sign-in`,
        `${appHost}/sign-up`,
      ]),
    );
    const names = Object.values(LOCALE_NAMES);
    expect($('header [lang]').slice(0, names.length).text()).toBe(names.join(''));
  });

  test('links the brand in its footer', () => {
    expect(linksOf('footer')).toEqual(
      expect.arrayContaining([
        ...Object.values(BRAND.legal),
        ...Object.values(BRAND.social),
        ...Object.values(BRAND.storefronts),
        shopUrl,
      ]),
    );
  });

  test('shows each plan’s link and contents', () => {
    const plans = $('#pricing article')
      .toArray()
      .map((card) => ({
        href: $(card).find('a').first().attr('href'),
        label: /^(?:Start for Free|Choose Plan)/.exec($(card).find('a').first().text().trim())?.[0],
        features: $(card).find('li').length,
      }));
    expect(plans.map(({ label }) => label)).toEqual([
      'Start for Free',
      'Choose Plan',
      'Choose Plan',
      'Choose Plan',
    ]);
    expect(plans.map(({ href }) => href)).toEqual(
      ['free', 'basic', 'business', 'premium'].map(
        (id) => `${appHost}/plans/buy/${id}?nxtPtype=${id}`,
      ),
    );
    expect(plans.map(({ features }) => features)).toEqual([5, 6, 6, 6]);
  });

  test('has a footer with every part in order', () => {
    const site = $('footer nav')
      .toArray()
      .map((nav) => linksOf(nav))
      .find((links) => links.includes('/s/features'));
    expect(site).toEqual(['/s/features', '/s/pricing', '/qrcode-types', '/s/faq', '/s/contact']);
    const [, resources = []] = $('footer nav')
      .toArray()
      .map((nav) => linksOf(nav));
    expect(resources).toEqual(
      RESOURCE_PAGES.map(({ target }) => target.kind === 'site' && target.path),
    );
    expect(textOf('footer')).toContain('Sample content is marked as sample.');
  });

  test.each([
    ['/', '12,879', 'Sample counter'],
    ['/es/', '12.879', 'Contador de ejemplo'],
    ['/fr/', '12\u00a0879', 'Compteur d’exemple'],
  ])('has its sample figures in every language: %s', (url, figure, caption) => {
    const html = readPage(url);
    expect(html).toContain(`>${figure}<`);
    expect(html).toContain(`>${caption}<`);
  });

  test('is the same at every section’s URL', () => {
    for (const locale of LOCALES) {
      const home = mainTextOf(localizedPath('/', locale));
      for (const id of SECTION_IDS) {
        const url = localizedPath(`/s/${id}`, locale);
        expect(mainTextOf(url), url).toBe(home);
      }
    }
  });
});

const mainTextOf = (url: string) => parsePage(url)('main').text();

test.each(LOCALES)('section index lists all in order: %s', (locale) => {
  const index = parsePage(localizedPath('/s', locale));
  const links = index('main a')
    .toArray()
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((url) => url.includes('/s/'));
  expect(links).toEqual(SECTION_IDS.map((id) => localizedPath(`/s/${id}`, locale)));
  for (const [position, url] of links.entries()) {
    expect(parsePage(url)(`section[id="${SECTION_IDS[position] ?? ''}"]`), url).toHaveLength(1);
  }
});
