import { describe, expect, test } from 'vitest';
import { BRAND, LOCALES } from '@waypage/content';
import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pageFile } from '#build/hosting/hosting-plan.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { DIST, hasFile, parsePage, plan } from '../support/built-site.ts';
import { SITE } from '../support/ports.ts';

const readText = (href: string): string => readFileSync(DIST + href, 'utf8');

function readHead(path: string) {
  const $ = parsePage(path);
  const alternates = $('head > link[rel=alternate]')
    .toArray()
    .map(({ attribs }) => [attribs['hreflang'] ?? '', attribs['href']] as const);
  return {
    path,
    $,
    language: $('html').attr('lang'),
    title: $('head > title').text(),
    description: $('head > meta[name=description]').attr('content'),
    canonical: $('head > link[rel=canonical]').attr('href'),
    alternates: Object.fromEntries(alternates),
    property: (name: string) => $(`head > meta[property="${name}"]`).attr('content'),
  };
}
type Head = ReturnType<typeof readHead>;

const heads = plan.paths.map(readHead);
const isIndexed = ({ path, canonical }: Head) => canonical === SITE + path;
const indexed = heads.filter(isIndexed);

function repeated(messages: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return messages.filter((text, index) => messages.indexOf(text) !== index);
}

describe('the head of every page', () => {
  test('has a title and description of fitting length', () => {
    for (const { path, title, description } of heads) {
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(5);
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
      expect(description?.length, path).toBeGreaterThanOrEqual(70);
      expect(description?.length, path).toBeLessThanOrEqual(160);
    }
  });

  test('is unique for each page', () => {
    for (const locale of LOCALES) {
      const ofLocale = indexed.filter(({ language }) => language === locale);
      expect(repeated(ofLocale.map(({ title }) => title))).toEqual([]);
      expect(repeated(ofLocale.map(({ description }) => description))).toEqual([]);
    }
    expect(repeated(indexed.map(({ property }) => property('og:image')))).toEqual([]);
  });

  test('has a canonical URL or noindex', () => {
    for (const { path, $, canonical } of heads) {
      const isHidden = $('head > meta[name=robots]').attr('content') === 'noindex';
      expect(isHidden, path).toBe(canonical === undefined);
      expect(isHidden, path).toBe(/\/(?:sample\/|e404$)/.test(path));
    }
  });

  test('links all languages of its page mutually', () => {
    const headByUrl = new Map(indexed.map((head) => [head.canonical, head]));
    for (const { path, canonical, language, alternates } of indexed) {
      expect(Object.keys(alternates).sort(), path).toEqual([...LOCALES, 'x-default'].sort());
      expect(alternates[language ?? ''], path).toBe(canonical);
      expect(alternates['x-default'], path).toBe(alternates['en']);
      for (const other of LOCALES) {
        const target = headByUrl.get(alternates[other]);
        expect(target?.language, path).toBe(other);
        expect(target?.alternates, path).toEqual(alternates);
      }
    }
  });

  test('begins a section’s title with the section', () => {
    const sections = heads.filter(({ path }) => /\/s\/(?!hero$)\w/.test(path));
    expect(sections.length).toBeGreaterThanOrEqual(15 * LOCALES.length);
    for (const { path, title, $ } of sections) {
      const heading = $(`#${path.split('/').at(-1) ?? ''} h2`).first();
      expect(plain(title), path).toBe(`${plain(heading.text())} – ${BRAND.name}`);
    }
  });

  test('has home as the canonical URL of sections', () => {
    for (const locale of LOCALES) {
      const { language, canonical, alternates } = readHead(localizedPath('/s/faq', locale));
      expect(language).toBe(locale);
      expect(canonical).toBe(SITE + localizedPath('/', locale));
      const homes = LOCALES.map((other) => [other, SITE + localizedPath('/', other)]);
      expect(alternates).toEqual({ ...Object.fromEntries(homes), 'x-default': `${SITE}/` });
    }
  });

  test('has a localized preview with a correct image', async () => {
    const images = new Set<string>();
    for (const { path, title, description, canonical, property } of heads) {
      expect(property('og:title'), path).toBe(title);
      expect(property('og:description'), path).toBe(description);
      expect(property('og:url'), path).toBe(canonical);
      expect(property('og:image'), path).toMatch(RegExp(`^${SITE}/images/og/[a-z0-9-]+\\.png$`));
      expect(property('og:image:alt'), path).toBe(title);
      images.add(property('og:image')?.slice(SITE.length) ?? '');
    }
    for (const image of images) {
      const { width, height, format } = await sharp(DIST + image).metadata();
      expect([width, height, format], image).toEqual([1200, 630, 'png']);
    }
  });

  test('fits the 4 kB that chat previews read', () => {
    for (const path of plan.paths) {
      const start = readFileSync(DIST + pageFile(path)).subarray(0, 4096);
      const $ = load(start.toString('utf8'));
      const { title, description, property } = readHead(path);
      expect($('title').text(), path).toBe(title);
      expect($('meta[name=description]').attr('content'), path).toBe(description);
      for (const name of ['title', 'description', 'type', 'image', 'image:alt', 'url']) {
        const expected = property(`og:${name}`);
        expect($(`meta[property="og:${name}"]`).attr('content'), path).toBe(expected);
      }
      expect($('meta[name="twitter:card"]').attr('content'), path).toBe('summary_large_image');
    }
  });

  test('links icons and a manifest that are there', () => {
    for (const { path, $, language } of heads) {
      const links = $('link[rel=icon], link[rel=manifest]').toArray();
      expect(links, path).toHaveLength(2);
      for (const { attribs } of links) expect(hasFile(attribs['href'] ?? ''), path).toBe(true);
      const href = $('link[rel=manifest]').attr('href') ?? '';
      expect(JSON.parse(readText(href))).toMatchObject({ lang: language, name: 'Waypage' });
    }
  });
});

interface Node {
  readonly '@type'?: string;
  readonly [property: string]: unknown;
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return [...('@type' in node ? [node] : []), ...Object.values(node).flatMap(nodesIn)];
}

const EXPECTED = [
  [/^\/$/, ['Organization', 'WebSite', 'Product', 'Product', 'Product', 'Product', 'FAQPage']],
  [/^\/(?:solutions|qrcode-types)$/, ['CollectionPage', 'BreadcrumbList']],
  [
    /^\/(?:samples|plans|before-you-print|print-planner|check-a-code|print-kit|quality|s)$/,
    ['WebPage', 'BreadcrumbList'],
  ],
  [/^\/qrcode-types\/./, ['BreadcrumbList']],
  [/^\/solutions\/./, ['BreadcrumbList', 'FAQPage']],
] as const satisfies readonly (readonly [RegExp, readonly string[]])[];

/** The property of each type that the page itself says. */
const VISIBLE_PROPERTIES: Readonly<Record<string, string>> = {
  Question: 'name',
  ListItem: 'name',
  WebPage: 'name',
  CollectionPage: 'name',
  Answer: 'text',
  Product: 'description',
};

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf({ $ }: Head): string {
  const body = $('body').clone();
  body.find('script, style').remove();
  return plain(body.text());
}

function structuredData({ $ }: Head): readonly Node[] {
  const text = $('script[type="application/ld+json"]').text();
  if (text === '') return [];
  return (JSON.parse(text) as { readonly '@graph': readonly Node[] })['@graph'];
}

describe('structured data', () => {
  for (const [kind, types] of EXPECTED) {
    test(`of ${String(kind)} says only what the page says`, () => {
      const pages = indexed.filter(({ path }) =>
        kind.test(path.replace(/^\/e[sS]\/|^\/fr\//, '/')),
      );
      expect(pages.length).toBeGreaterThanOrEqual(3);
      for (const head of pages) {
        const graph = structuredData(head);
        expect(
          graph.map((node) => node['@type']),
          head.path,
        ).toEqual(types);
        const visible = textOf(head);
        for (const node of nodesIn(graph)) {
          const property = VISIBLE_PROPERTIES[node['@type'] ?? ''];
          if (property !== undefined)
            expect(visible, head.path).toContain(plain(String(node[property])));
        }
      }
    });
  }

  test('is omitted from pages that are not indexed', () => {
    for (const head of heads.filter((one) => !isIndexed(one))) {
      expect(structuredData(head), head.path).toEqual([]);
    }
  });

  test('rates nothing: the quotes are samples', () => {
    for (const head of indexed) {
      const properties = nodesIn(structuredData(head)).flatMap((node) => Object.keys(node));
      const ratings = properties.filter((name) => /rating|review/i.test(name));
      expect(ratings, head.path).toEqual([]);
    }
  });

  test('offers each plan at its visible price', () => {
    for (const head of indexed.filter(({ path }) => /^\/(?:es\/|fr\/)?$/.test(path))) {
      const { $ } = head;
      const products = structuredData(head).filter((node) => node['@type'] === 'Product');
      for (const { name, offers } of products) {
        const plan = String(name).replace('Waypage ', '');
        const card = $('#pricing h3')
          .filter((_, title) => $(title).text() === plan)
          .closest('article');
        const [monthly] = offers as readonly { price: string; priceCurrency: string }[];
        expect(monthly?.priceCurrency).toBe('USD');
        expect(/\d+/.exec(card.text())?.[0], head.path).toBe(String(Number(monthly?.price)));
      }
    }
  });
});

test('sitemap lists exactly the indexable pages', () => {
  const $ = load(readText('/sitemap.xml'), { xml: true });
  const listed = $('url > loc').map((_, loc) => $(loc).text());
  expect(new Set(listed)).toEqual(new Set(indexed.map(({ canonical }) => canonical)));
});

describe('files at known URLs', () => {
  for (const [href, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/fr/site.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/images/icons/maskable-512.png', 'image/png'],
    ['/images/og/solution-pet-id-es.png', 'image/png'],
  ] as const) {
    test(`${href} is ${type}`, async () => {
      const response = await fetch(SITE + href);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain(type);
    });
  }

  test('llms.txt describes the site as home does', () => {
    const home = heads.find(({ path }) => path === '/');
    expect(readText('/llms.txt')).toContain(`\n\n> ${home?.description ?? ''}\n`);
    expect(readText('/llms.txt')).not.toContain(`(${SITE}/)`);
  });

  test('robots.txt closes nothing and names the sitemap', () => {
    expect(readText('/robots.txt')).not.toContain('Disallow');
    expect(readText('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});
