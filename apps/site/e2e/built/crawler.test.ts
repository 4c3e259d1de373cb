import { describe, expect, test } from 'vitest';
import type { CheerioAPI } from 'cheerio';
import { BRAND, DEFAULT_LOCALE } from '@waypage/content';
import { readdirSync, readFileSync } from 'node:fs';
import { APP_HOST, SITE } from '../support/ports.ts';
import { DIST, hasFile, localeOf, parsePage, plan } from '../support/built-site.ts';

interface Reference {
  readonly place: string;
  readonly url: string;
  readonly opensTab: boolean;
  readonly rel: string;
}

const URLS = ['href', 'src', 'poster', 'action', 'data'] as const;

const IMAGE = /^(?:og:image(?::(?:secure_)?url)?|og:url|twitter:image)$/;

function referencesOf($: CheerioAPI): Reference[] {
  const found: Reference[] = [];
  const add = (
    place: string,
    url: string | undefined,
    element?: Readonly<Record<string, string>>,
  ) => {
    if (url === undefined) return;
    found.push({
      place,
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

function idsOf($: CheerioAPI): string[] {
  return $('[id]')
    .toArray()
    .map(({ attribs }) => attribs['id'] ?? '');
}

/** The ids of gradients, clips and masks that shapes refer to. */
function paintsOf($: CheerioAPI): string[] {
  return $('svg *')
    .toArray()
    .flatMap(({ attribs }) => Object.values(attribs))
    .flatMap((value) => /^url\(["']?#([^"')]+)/.exec(value)?.[1] ?? []);
}

interface CrawledPage {
  readonly references: readonly Reference[];
  readonly ids: ReadonlySet<string>;
  readonly findings: {
    readonly deadPaints: readonly string[];
    readonly images: readonly string[];
  };
  readonly isIndexed: boolean;
}

function crawl(href: string): CrawledPage {
  const $ = parsePage(href);
  const ids = new Set(idsOf($));
  return {
    references: referencesOf($),
    ids,
    findings: {
      deadPaints: paintsOf($).filter((id) => !ids.has(id)),
      images: $('img')
        .toArray()
        .filter(
          ({ attribs }) =>
            !/^[1-9]\d*$/.test(attribs['width'] ?? '') ||
            !/^[1-9]\d*$/.test(attribs['height'] ?? ''),
        )
        .map((image) => $.html(image)),
    },
    isIndexed: $('link[rel=canonical]').attr('href') === SITE + href,
  };
}

let crawled: ReadonlyMap<string, CrawledPage> | undefined;

function crawlAll(): ReadonlyMap<string, CrawledPage> {
  crawled ??= new Map(plan.paths.map((href) => [href, crawl(href)]));
  return crawled;
}

function findings(find: (page: CrawledPage, href: string) => readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const [href, page] of crawlAll()) {
    for (const finding of find(page, href)) {
      if (!first.has(finding)) first.set(finding, href);
    }
  }
  return [...first].map(([finding, href]) => `${href}: ${finding}`);
}

/** Numbers that Ofcom, ARCEP and the Bundesnetzagentur reserve for fiction: nobody can be called by a sample. */
const FICTIONAL_NUMBER =
  /^(?:tel|sms):(?:\+44(?:1632960|207946 ?0|7700900)\d{3}|\+33(?:19900|26191|35301|46571|53649|63998)\d{4}|\+493023125\d{3})(?:\?|$)/;

const isPageLink = ({ place }: Reference) => place === 'a href' || place === 'area href';
const resolve = (reference: Reference, page: string) => new URL(reference.url, SITE + page);
const isOwn = (url: URL) => url.origin === SITE;
const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

const findReferences = (isWrong: (url: URL, reference: Reference, page: string) => boolean) =>
  findings(({ references }, page) =>
    references
      .filter((reference) => isWrong(resolve(reference, page), reference, page))
      .map(({ place, url }) => `${place}="${url}"`),
  );

describe('a crawl of the build finds', () => {
  test('no reference to a missing or misspelled URL', () => {
    const pages = new Set(plan.paths);
    const isMissing = (url: URL) =>
      isOwn(url) &&
      !pages.has(url.pathname) &&
      !(/\.\w+$/.test(url.pathname) && hasFile(url.pathname));
    expect(findReferences(isMissing)).toEqual([]);
  });

  test('no hash without a target on its page', () => {
    const pages = crawlAll();
    const isDead = (url: URL) => {
      const target = isOwn(url) ? pages.get(url.pathname) : undefined;
      const id = decodeURIComponent(url.hash.slice(1));
      return target !== undefined && url.hash !== '' && !target.ids.has(id);
    };
    expect(findReferences(isDead)).toEqual([]);
  });

  test('no icon that its file lacks', () => {
    const drawn = new Map<string, string>();
    const read = (file: string) => {
      const known = drawn.get(file) ?? readFileSync(DIST + file, 'utf8');
      drawn.set(file, known);
      return known;
    };
    expect(
      findings(({ references }, page) =>
        references
          // A hash alone refers to an id of the page, which another test covers.
          .filter(({ place, url: href }) => place === 'use href' && !href.startsWith('#'))
          .map((reference) => resolve(reference, page))
          .filter(({ pathname, hash }) => !read(pathname).includes(`id="${hash.slice(1)}"`))
          .map(({ pathname, hash }) => pathname + hash),
      ),
    ).toEqual([]);
    expect(drawn.size).toBe(1);
  });

  // Other references by id, ids, headings and texts of images: `markup.test.ts`.
  test('no gradient or clip of a missing id', () => {
    expect(findings((page) => page.findings.deadPaints)).toEqual([]);
  });

  test('no image without its size', () => {
    expect(findings((page) => page.findings.images)).toEqual([]);
  });

  test('no page unreachable from home', () => {
    const pages = crawlAll();
    const reached = new Set(['/']);
    for (const href of reached) {
      for (const reference of pages.get(href)?.references ?? []) {
        const url = resolve(reference, href);
        if (isPageLink(reference) && isOwn(url) && pages.has(url.pathname)) {
          reached.add(url.pathname);
        }
      }
    }
    const indexed = plan.paths.filter((href) => pages.get(href)?.isIndexed);
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
        .filter((url) => url.protocol !== 'data:' && !(isOwn(url) && hasFile(url.pathname)))
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
  const ownOrigins = new Set(
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
      !ownOrigins.has(url.origin) &&
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
    for (const [page, { references }] of crawlAll()) {
      for (const reference of references) {
        const url = resolve(reference, page);
        url.hash = '';
        if (url.hostname === new URL(APP_HOST).hostname && !isOwn(url)) urls.add(url.href);
      }
    }
    expect(urls.size).toBeGreaterThan(20);
    expect(await unanswered([...urls])).toEqual([]);
  });
});

async function unanswered(urls: string[]): Promise<string[]> {
  const dead: string[] = [];
  for (let start = 0; start < urls.length; start += 8) {
    await Promise.all(
      urls.slice(start, start + 8).map(async (href) => {
        const response = await fetch(href);
        const type = response.headers.get('content-type') ?? '';
        const wanted = href.includes('/api/images/') ? /^image\// : /^text\/html/;
        if (!response.ok || !wanted.test(type)) {
          dead.push(`${href}: ${String(response.status)} ${type}`);
        }
      }),
    );
  }
  return dead;
}
