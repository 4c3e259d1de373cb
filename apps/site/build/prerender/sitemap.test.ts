import { load } from 'cheerio';
import { describe, expect, it, test } from 'vitest';
import { llmsTxt, robots, securityTxt, sitemap } from './sitemap.ts';

const ORIGIN = 'https://waypage.example';

describe('the sitemap', () => {
  const days = new Map([['/es/', '2026-11-27']]);
  const $ = load(sitemap(ORIGIN, ['/', '/solutions'], days), { xml: true });

  it('lists each page in each language', () => {
    const paths = ['/', '/es/', '/fr/', '/solutions', '/es/solutions', '/fr/solutions'];
    const listed = $('loc').toArray();
    expect(listed.map((element) => $(element).text())).toEqual(paths.map((path) => ORIGIN + path));
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

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots(ORIGIN)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  // A preview has none.
  expect(robots()).toBe('User-agent: *\nAllow: /\n');
});

const page = (url: string, title: string) => ({ url, title, description: `About ${title}.` });

test('llms.txt lists every page but home, with prices', () => {
  const pages = [page('/plans', 'Plans'), page('/', 'Home'), page('/samples', 'Samples')];
  const text = llmsTxt(ORIGIN, pages);
  expect(text).toMatch(/^# Waypage\n\n> About Home\.\n/);
  expect(text).toContain('- [Plans](https://waypage.example/plans): About Plans.\n');
  expect(text).toContain('- [Samples](https://waypage.example/samples): About Samples.\n');
  expect(text).not.toContain('[Home]');
  expect(text).toContain('(https://waypage.example/pricing.json)');
  expect(() => llmsTxt(ORIGIN, [])).toThrow('home page');
});

test.each(['2026-11-01T00:00Z', '2026-11-30T23:00Z'])(
  'security.txt of %s names contact, URL and expiry',
  (day) => {
    expect(securityTxt(ORIGIN, new Date(day)).split('\n')).toEqual([
      'Contact: mailto:security@waypage.example',
      'Expires: 2027-10-31T00:00:00Z',
      'Preferred-Languages: en, es, fr',
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      '',
    ]);
  },
);
