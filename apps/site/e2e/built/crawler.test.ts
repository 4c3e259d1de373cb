import { describe, expect, test } from 'vitest';
import { BRAND } from '@waypage/content';
import type { CheerioAPI } from 'cheerio';
import { readdirSync, readFileSync } from 'node:fs';
import { APP_HOST, SITE } from '../support/ports.ts';
import { DIST, hasFile, parsePage, plan } from '../support/built-site.ts';
import { headingLevelsOf, idReferencesOf, idsOf, referencesOf } from '../support/page-facts.ts';
import type { Reference } from '../support/page-facts.ts';

interface CrawledPage {
  readonly references: readonly Reference[];
  readonly ids: ReadonlySet<string>;
  readonly findings: {
    readonly repeatedIds: readonly string[];
    readonly deadIdReferences: readonly string[];
    readonly skippedHeadings: readonly string[];
    readonly pictures: readonly string[];
  };
  /** Whether search engines are to keep this very address. */
  readonly isIndexed: boolean;
}

function skippedHeadings($: CheerioAPI): string[] {
  const headings = headingLevelsOf($);
  const tops = headings.filter(({ level }) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [`${String(tops)} headings of level 1`]),
    ...headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${String(level)} "${text}"`),
  ];
}

function crawl(address: string): CrawledPage {
  const $ = parsePage(address);
  const all = idsOf($);
  const ids = new Set(all);
  return {
    references: referencesOf($),
    ids,
    findings: {
      repeatedIds: all.filter((id, index) => all.indexOf(id) !== index),
      deadIdReferences: idReferencesOf($)
        .filter(({ id }) => !ids.has(id))
        .map(({ place, id }) => `${place}="${id}"`),
      skippedHeadings: skippedHeadings($),
      pictures: $('img')
        .toArray()
        .filter(
          ({ attribs }) =>
            !/^[1-9]\d*$/.test(attribs['width'] ?? '') ||
            !/^[1-9]\d*$/.test(attribs['height'] ?? '') ||
            attribs['alt'] === undefined,
        )
        .map((picture) => $.html(picture)),
    },
    isIndexed: $('link[rel=canonical]').attr('href') === SITE + address,
  };
}

let crawled: ReadonlyMap<string, CrawledPage> | undefined;

/** Every page of the build by its address. */
function crawlAll(): ReadonlyMap<string, CrawledPage> {
  crawled ??= new Map(plan.paths.map((address) => [address, crawl(address)]));
  return crawled;
}

/** What a rule finds, each thing once, with the first page it stands on. */
function findings(find: (page: CrawledPage, address: string) => readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const [address, page] of crawlAll()) {
    for (const finding of find(page, address)) {
      if (!first.has(finding)) first.set(finding, address);
    }
  }
  return [...first].map(([finding, address]) => `${address}: ${finding}`);
}

const isPageLink = ({ place }: Reference) => place === 'a href' || place === 'area href';
const resolve = (reference: Reference, page: string) => new URL(reference.address, SITE + page);
const isOwn = (url: URL) => url.origin === SITE;
const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';

describe('a crawl of the build finds', () => {
  test('no reference to a page or file that is not there, or has another spelling', () => {
    const pages = new Set(plan.paths);
    expect(
      findings(({ references }, page) =>
        references
          .filter((reference) => {
            const url = resolve(reference, page);
            if (!isOwn(url) || pages.has(url.pathname)) return false;
            return !/\.\w+$/.test(url.pathname) || !hasFile(url.pathname);
          })
          .map(({ place, address }) => `${place}="${address}"`),
      ),
    ).toEqual([]);
  });

  test('no hash without a place on the page it leads to', () => {
    const pages = crawlAll();
    expect(
      findings(({ references }, page) =>
        references
          .filter((reference) => {
            const url = resolve(reference, page);
            const target = isOwn(url) ? pages.get(url.pathname) : undefined;
            const id = decodeURIComponent(url.hash.slice(1));
            return target !== undefined && url.hash !== '' && !target.ids.has(id);
          })
          .map(({ place, address }) => `${place}="${address}"`),
      ),
    ).toEqual([]);
  });

  test('no icon that the file it is taken from lacks', () => {
    const drawn = new Map<string, string>();
    const read = (file: string) => {
      const known = drawn.get(file) ?? readFileSync(DIST + file, 'utf8');
      drawn.set(file, known);
      return known;
    };
    expect(
      findings(({ references }, page) =>
        references
          // What a drawing repeats of itself is an id of the page, which is looked for above.
          .filter(({ place, address }) => place === 'use href' && !address.startsWith('#'))
          .map((reference) => resolve(reference, page))
          .filter(({ pathname, hash }) => !read(pathname).includes(`id="${hash.slice(1)}"`))
          .map(({ pathname, hash }) => pathname + hash),
      ),
    ).toEqual([]);
    expect(drawn.size).toBe(1);
  });

  test('no id twice', () => {
    expect(findings((page) => page.findings.repeatedIds)).toEqual([]);
  });

  test('no label, description or control of an id that is not there', () => {
    expect(findings((page) => page.findings.deadIdReferences)).toEqual([]);
  });

  test('one heading of level 1 on each page, and no level skipped', () => {
    expect(findings((page) => page.findings.skippedHeadings)).toEqual([]);
  });

  test('no picture without its size and its alternative text', () => {
    expect(findings((page) => page.findings.pictures)).toEqual([]);
  });

  test('no page that cannot be reached from the home page of its language', () => {
    const pages = crawlAll();
    const reached = new Set(['/']);
    for (const address of reached) {
      for (const reference of pages.get(address)?.references ?? []) {
        const url = resolve(reference, address);
        if (isPageLink(reference) && isOwn(url) && pages.has(url.pathname)) {
          reached.add(url.pathname);
        }
      }
    }
    const indexed = plan.paths.filter((address) => pages.get(address)?.isIndexed);
    expect(indexed.length).toBeGreaterThan(0);
    expect(indexed.filter((address) => !reached.has(address))).toEqual([]);
  });

  test('no file that a style sheet asks for in vain', () => {
    const sheets = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(0);
    const missing = sheets.flatMap((sheet) =>
      [...readFileSync(`${DIST}/${sheet}`, 'utf8').matchAll(/url\(["']?([^"')]+)/g)]
        .map(([, address = '']) => new URL(address, `${SITE}/${sheet}`))
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
  /** The sample pages, one of which is in the hero, show what their owners would link to: hosts that can never exist, and maps. */
  const isSampleHost = (url: URL, page: string) =>
    (page.includes('/sample/') && url.hostname.endsWith('.example')) ||
    url.hostname === 'www.openstreetmap.org';

  test('lead to a host of this build or an address of the brand', () => {
    expect(
      findings(({ references }, page) =>
        references
          .filter((reference) => {
            const url = resolve(reference, page);
            return (
              isWeb(url) &&
              !ownOrigins.has(url.origin) &&
              !brand.includes(url.href) &&
              !isSampleHost(url, page)
            );
          })
          .map(({ place, address }) => `${place}="${address}"`),
      ),
    ).toEqual([]);
  });

  test('are a reserved mailbox, a phone or an entry for a calendar where they are no web address', () => {
    expect(
      findings(({ references }, page) =>
        references
          .filter((reference) => {
            const url = resolve(reference, page);
            if (isWeb(url)) return false;
            if (url.protocol === 'mailto:') return !/\.example(?:\?|$)/.test(url.href);
            if (url.protocol === 'data:') return !url.href.startsWith('data:text/calendar');
            return !['tel:', 'sms:'].includes(url.protocol);
          })
          .map(({ place, address }) => `${place}="${address}"`),
      ),
    ).toEqual([]);
  });

  test('give a tab of their own no hold on this page', () => {
    expect(
      findings(({ references }) =>
        references
          .filter(({ opensTab, rel }) => opensTab && !/\bnoopener\b/.test(rel))
          .map(({ address }) => address),
      ),
    ).toEqual([]);
  });

  test('to pages to make, plans, the generator and the studio open a tab of their own', () => {
    const tabs = [`${appHost}/ql/`, `${appHost}/plans/`, `${qrGeneratorHost}/`, `${studioHost}/`];
    expect(
      findings(({ references }) =>
        references
          .filter((reference) => isPageLink(reference))
          .filter(({ address }) => tabs.some((start) => address.startsWith(start)))
          .filter(({ opensTab }) => !opensTab)
          .map(({ address }) => address),
      ),
    ).toEqual([]);
  });

  test('are answered by the app, the generator and the studio', async () => {
    const addresses = new Set<string>();
    for (const [page, { references }] of crawlAll()) {
      for (const reference of references) {
        const url = resolve(reference, page);
        url.hash = '';
        if (url.hostname === new URL(APP_HOST).hostname && !isOwn(url)) addresses.add(url.href);
      }
    }
    expect(addresses.size).toBeGreaterThan(20);
    expect(await unanswered([...addresses])).toEqual([]);
  });
});

/** The addresses that do not answer with a page, or with a picture where it is one of the pictures. */
async function unanswered(addresses: string[]): Promise<string[]> {
  const dead: string[] = [];
  for (let start = 0; start < addresses.length; start += 8) {
    await Promise.all(
      addresses.slice(start, start + 8).map(async (address) => {
        const response = await fetch(address);
        const type = response.headers.get('content-type') ?? '';
        const wanted = address.includes('/api/images/') ? /^image\// : /^text\/html/;
        if (!response.ok || !wanted.test(type)) {
          dead.push(`${address}: ${String(response.status)} ${type}`);
        }
      }),
    );
  }
  return dead;
}
