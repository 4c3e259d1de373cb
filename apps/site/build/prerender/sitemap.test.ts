import { load } from 'cheerio';
import { describe, expect, it, test } from 'vitest';
import { llmsTxt, robots, securityTxt, sitemap } from './sitemap.ts';

const ORIGIN = 'https://waypage.example';

describe('the sitemap', () => {
  const days = new Map([['/es/', '2026-11-27']]);
  const $ = load(sitemap(ORIGIN, ['/', '/solutions'], days), { xml: true });

  it('lists each page in each language', () => {
    expect(
      $('loc')
        .toArray()
        .map((place) => $(place).text()),
    ).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/es/`,
      `${ORIGIN}/fr/`,
      `${ORIGIN}/solutions`,
      `${ORIGIN}/es/solutions`,
      `${ORIGIN}/fr/solutions`,
    ]);
  });

  it('dates only pages whose day is known', () => {
    const dated = $('url:has(lastmod)');
    expect(dated.find('loc').text()).toBe(`${ORIGIN}/es/`);
    expect(dated.find('lastmod').text()).toBe('2026-11-27');
  });

  it('names all languages of each page', () => {
    for (const url of $('url').toArray()) {
      const links = $(url).find('xhtml\\:link').toArray();
      const languages = links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      const path = $(url).find('loc').text().endsWith('solutions') ? 'solutions' : '';
      expect(languages).toEqual([
        ['en', `${ORIGIN}/${path}`],
        ['es', `${ORIGIN}/es/${path}`],
        ['fr', `${ORIGIN}/fr/${path}`],
        ['x-default', `${ORIGIN}/${path}`],
      ]);
    }
  });
});

it('robots.txt allows everything and names the sitemap', () => {
  const lines = robots(ORIGIN).split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines.some((line) => line.startsWith('Disallow'))).toBe(false);
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('names no sitemap in a preview', () => {
  expect(robots()).toBe('User-agent: *\nAllow: /\n');
});

const page = (url: string, title: string) => ({
  url,
  title,
  description: `About ${title}.`,
});

test('llms.txt lists every page but home, with prices', () => {
  const text = llmsTxt(ORIGIN, [
    page('/plans', 'Plans'),
    page('/', 'Home'),
    page('/samples', 'Samples'),
  ]);
  expect(text).toMatch(/^# Waypage\n\n> About Home\.\n/);
  expect(text).toContain('- [Plans](https://waypage.example/plans): About Plans.\n');
  expect(text).toContain('- [Samples](https://waypage.example/samples): About Samples.\n');
  expect(text).not.toContain('[Home]');
  expect(text).toContain('(https://waypage.example/pricing.json)');
});

test('llms.txt needs a home page', () => {
  expect(() => llmsTxt(ORIGIN, [])).toThrow('home page');
});

test('security.txt names contact, URL and expiry', () => {
  expect(securityTxt(ORIGIN, new Date('2026-11-24T10:00:00Z'))).toBe(
    [
      'Contact: mailto:security@waypage.example',
      'Expires: 2027-10-31T00:00:00Z',
      'Preferred-Languages: en, es, fr',
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test('security.txt is the same all month', () => {
  const first = securityTxt(ORIGIN, new Date('2027-02-01T00:00:00Z'));
  expect(securityTxt(ORIGIN, new Date('2027-02-28T23:00:00Z'))).toBe(first);
});
