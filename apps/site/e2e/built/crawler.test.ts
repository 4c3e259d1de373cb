import { describe, expect, test } from 'vitest';
import type { CheerioAPI } from 'cheerio';
import { BRAND, DEFAULT_LOCALE } from '@waypage/content';
import { readdirSync, readFileSync } from 'node:fs';
import { APP_HOST, SITE } from '../support/ports.ts';
import { DIST, hasFile, localeOf, parsePage, plan } from '../support/built-site.ts';

interface Reference {
  readonly source: string;
  readonly url: string;
  readonly opensTab: boolean;
  readonly rel: string;
}

const URLS = ['href', 'src', 'poster', 'action', 'data'] as const;

const IMAGE = /^(?:og:image(?::(?:secure_)?url)?|og:url|twitter:image)$/;

function referencesOf($: CheerioAPI): Reference[] {
  const found: Reference[] = [];
  const add = (
    source: string,
    url: string | undefined,
    element?: Readonly<Record<string, string>>,
  ) => {
    if (url === undefined) return;
    found.push({
      source,
      url: url.trim(),
      opensTab: element?.['target'] === '_blank',
      rel: element?.['rel'] ?? '',
    });
  };
  $('[href], [src], [poster], form[action], object[data]').each((_, { tagName, attribs }) => {
    for (const name of URLS) add(`${tagName} ${name}`, attribs[name], attribs);
  });
  $('[srcset], [imagesrcset]').each((_, { tagName, attribs }) => {
    for (const candidate of (attribs['srcset'] ?? attribs['imagesrcset'] ?? '').split(/,\s+/)) {
      add(`${tagName} srcset`, candidate.trim().split(/\s+/)[0]);
    }
  });
  $('meta[content]').each((_, { attribs }) => {
    const name = attribs['property'] ?? attribs['name'] ?? '';
    if (IMAGE.test(name)) add(`meta ${name}`, attribs['content']);
  });
  return found;
}

/** The ids of gradients, clips and masks that shapes refer to. */
function paintsOf($: CheerioAPI): string[] {
  return $('svg *')
    .toArray()
    .flatMap(({ attribs }) => Object.values(attribs))
    .flatMap((value) => /^url\(["']?#([^"')]+)/.exec(value)?.[1] ?? []);
}

const pages = new Map(
  plan.paths.map((href) => {
    const $ = parsePage(href);
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs['id'] ?? '');
    return [href, { $, references: referencesOf($), ids: new Set(ids) }];
  }),
);
type CrawledPage = NonNullable<ReturnType<typeof pages.get>>;

/** Each finding with the first page that has it. */
function findings(find: (page: CrawledPage, href: string) => readonly string[]): string[] {
  const found = [...pages].flatMap(([href, page]) =>
    find(page, href).map((finding) => [finding, href] as const),
  );
  return [...new Map(found.toReversed())].map(([finding, href]) => `${href}: ${finding}`);
}

/** Numbers that Ofcom, ARCEP and the Bundesnetzagentur reserve for fiction: nobody can be called by a sample. */
const FICTIONAL_NUMBER =
  /^(?:tel|sms):(?:\+44(?:1632960|207946 ?0|7700900)\d{3}|\+33(?:19900|26191|35301|46571|53649|63998)\d{4}|\+493023125\d{3})(?:\?|$)/;

const isPageLink = ({ source }: Reference) => source === 'a href' || source === 'area href';
const resolve = (reference: Reference, page: string) => new URL(reference.url, SITE + page);
const isInternal = (url: URL) => url.origin === SITE;
const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

const findReferences = (isWrong: (url: URL, reference: Reference, page: string) => boolean) =>
  findings(({ references }, page) =>
    references
      .filter((reference) => isWrong(resolve(reference, page), reference, page))
      .map(({ source, url }) => `${source}="${url}"`),
  );

describe('a crawl of the build finds', () => {
  test('no reference to a missing or misspelled URL', () => {
    const isMissing = (url: URL) =>
      isInternal(url) &&
      !pages.has(url.pathname) &&
      !(/\.\w+$/.test(url.pathname) && hasFile(url.pathname));
    expect(findReferences(isMissing)).toEqual([]);
  });

  test('no hash without a target on its page', () => {
    const isDead = (url: URL) => {
      const target = isInternal(url) ? pages.get(url.pathname) : undefined;
      const id = decodeURIComponent(url.hash.slice(1));
      return target !== undefined && url.hash !== '' && !target.ids.has(id);
    };
    expect(findReferences(isDead)).toEqual([]);
  });

  test('no icon that its file lacks', () => {
    const drawn = new Map<string, string>();
    const read = (file: string) => {
      const content = drawn.get(file) ?? readFileSync(DIST + file, 'utf8');
      drawn.set(file, content);
      return content;
    };
    expect(
      findings(({ references }, page) =>
        references
          // A hash alone refers to an id of the page, which another test covers.
          .filter(({ source, url: href }) => source === 'use href' && !href.startsWith('#'))
          .map((reference) => resolve(reference, page))
          .filter(({ pathname, hash }) => !read(pathname).includes(`id="${hash.slice(1)}"`))
          .map(({ pathname, hash }) => pathname + hash),
      ),
    ).toEqual([]);
    expect(drawn.size).toBe(1);
  });

  // Other references by id, ids, headings and texts of images: `markup.test.ts`.
  test('no gradient or clip of a missing id', () => {
    expect(findings(({ $, ids }) => paintsOf($).filter((id) => !ids.has(id)))).toEqual([]);
  });

  test('no image without its size', () => {
    const isNumber = (text = '') => /^[1-9]\d*$/.test(text);
    const withoutSize = ({ $ }: CrawledPage) =>
      $('img')
        .toArray()
        .filter(({ attribs }) => !isNumber(attribs['width']) || !isNumber(attribs['height']))
        .map((image) => $.html(image));
    expect(findings(withoutSize)).toEqual([]);
  });

  test('no page unreachable from home', () => {
    const reached = new Set(['/']);
    for (const href of reached) {
      for (const reference of pages.get(href)?.references ?? []) {
        const url = resolve(reference, href);
        if (isPageLink(reference) && isInternal(url) && pages.has(url.pathname)) {
          reached.add(url.pathname);
        }
      }
    }
    const indexed = plan.paths.filter(
      (href) => pages.get(href)?.$('link[rel=canonical]').attr('href') === SITE + href,
    );
    expect(indexed.length).toBeGreaterThan(0);
    expect(indexed.filter((href) => !reached.has(href))).toEqual([]);
  });

  test('no missing file in a style sheet', () => {
    const sheets = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(0);
    const missing = sheets.flatMap((sheet) =>
      [...readFileSync(`${DIST}/${sheet}`, 'utf8').matchAll(/url\(["']?([^"')]+)/g)]
        .map(([, href = '']) => new URL(href, `${SITE}/${sheet}`))
        .filter((url) => url.protocol !== 'data:' && !(isInternal(url) && hasFile(url.pathname)))
        .map((url) => `${sheet}: ${url.href}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('links out', () => {
  const { marketingHost, appHost, qrGeneratorHost, studioHost, shortUrlHost, shopUrl } = plan.hosts;
  const brand: readonly string[] = [
    ...Object.values(BRAND.legal),
    ...Object.values(BRAND.social),
    ...Object.values(BRAND.storefronts),
  ];
  const companyOrigins = new Set(
    [marketingHost, appHost, qrGeneratorHost, studioHost, shortUrlHost, shopUrl].map(
      (host) => new URL(host).origin,
    ),
  );
  /** Sample pages (one is in the hero) link to hosts that can never exist, and to maps. */
  const isSampleHost = (url: URL, page: string) =>
    (page.includes('/sample/') && url.hostname.endsWith('.example')) ||
    url.hostname === 'www.openstreetmap.org';

  test('lead to known hosts or brand URLs', () => {
    const isUnknown = (url: URL, _: Reference, page: string) =>
      isWeb(url) &&
      !companyOrigins.has(url.origin) &&
      !brand.includes(url.href) &&
      !isSampleHost(url, page);
    expect(findReferences(isUnknown)).toEqual([]);
  });

  test('otherwise are mailboxes, phone numbers or calendar entries', () => {
    const isReal = (url: URL) => {
      if (isWeb(url)) return false;
      if (url.protocol === 'mailto:') return !/\.example(?:\?|$)/.test(url.href);
      if (url.protocol === 'data:') return !url.href.startsWith('data:text/calendar');
      return !FICTIONAL_NUMBER.test(url.href);
    };
    expect(findReferences(isReal)).toEqual([]);
  });

  test('give new tabs no access to the opener', () => {
    expect(findReferences((_, { opensTab, rel }) => opensTab && !/\bnoopener\b/.test(rel))).toEqual(
      [],
    );
  });

  test('to app and shop name the language', () => {
    const starts = [appHost, qrGeneratorHost, studioHost, shopUrl];
    const hasOtherLanguage = ({ searchParams }: URL, reference: Reference, page: string) => {
      const locale = localeOf(page);
      return (
        isPageLink(reference) &&
        starts.some((start) => reference.url.startsWith(start)) &&
        searchParams.get('lang') !== (locale === DEFAULT_LOCALE ? null : locale)
      );
    };
    expect(findReferences(hasOtherLanguage)).toEqual([]);
  });

  test('to the app open a new tab', () => {
    const tabs = [`${appHost}/ql/`, `${appHost}/plans/`, `${qrGeneratorHost}/`, `${studioHost}/`];
    const staysHere = (_: URL, reference: Reference) =>
      isPageLink(reference) &&
      tabs.some((start) => reference.url.startsWith(start)) &&
      !reference.opensTab;
    expect(findReferences(staysHere)).toEqual([]);
  });

  test('are answered by app, generator and studio', async () => {
    const urls = new Set<string>();
    for (const [page, { references }] of pages) {
      for (const reference of references) {
        const url = resolve(reference, page);
        url.hash = '';
        if (url.hostname === new URL(APP_HOST).hostname && !isInternal(url)) urls.add(url.href);
      }
    }
    expect(urls.size).toBeGreaterThan(20);
    const dead: string[] = [];
    const answers = Array.from({ length: 8 }, async () => {
      for (const href of urls) {
        urls.delete(href);
        const response = await fetch(href);
        const type = response.headers.get('content-type') ?? '';
        const expected = href.includes('/api/images/') ? /^image\// : /^text\/html/;
        if (!response.ok || !expected.test(type)) dead.push(`${href}: ${response.status} ${type}`);
      }
    });
    await Promise.all(answers);
    expect(dead).toEqual([]);
  });
});
