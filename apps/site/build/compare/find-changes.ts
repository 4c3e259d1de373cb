import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { diffArrays } from 'diff';
import { NO_TRANSFORM } from '../hosting/headers.ts';
import { memoize } from '../memoize.ts';
import type { PageVersions } from '../prerender/text-dates.ts';
import type { Release } from './open-release.ts';
import { localeOfPath } from '#services/i18n/localized-path.ts';

/** What is compared, with the headings of the report. */
export const KINDS = {
  page: 'Pages added and removed',
  title: 'Titles',
  description: 'Descriptions',
  text: 'Texts',
  price: 'Prices',
  link: 'Links added and removed',
  redirect: 'Redirects',
  header: 'Headers',
  weight: 'Compressed page weights, linked files included, that changed by more than one percent',
};

/** One change, the same on all pages that are listed. */
export interface Change {
  readonly kind: keyof typeof KINDS;
  readonly language: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly pages: string[];
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** The pages of the later release. */
  readonly pages: ReadonlyMap<string, PageVersions>;
}

const INLINE = 'a,abbr,b,bdi,cite,code,em,i,kbd,mark,q,s,small,span,strong,sub,sup,time,u,wbr';
const PRICE = /\$\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s\$/g;
const PRICES = '/pricing.json';
const FILE = /\/(?:assets|images)\/[\w./-]+\.\w+/g;

/** Hosts add others, such as the date. */
const SITE_HEADER =
  /^(?:cache-control|content-security|cross-origin|origin-agent|permissions|referrer|reporting|strict-transport|x-(?:content-type|frame|robots))/;

const pricesIn = (text = ''): string => String(text.match(PRICE));

/** What a page says in its order: a line for each block, and for each text alternative. */
export function readPage(html: string) {
  // What a page shows after a touch is in `noscript` too, and in two copies (`build/prerender/document.ts`).
  const $ = load(html, { scriptingEnabled: false });
  const title = $('title').text();
  const description = $('meta[name=description]').attr('content') ?? '';
  const links = new Set($('a[href]').map((_, { attribs }) => attribs['href']));
  $('script, style, svg, template, [data-deferred] > span[hidden]').remove();
  for (const name of ['alt', 'aria-label', 'placeholder']) {
    $(`body [${name}]`).before((at) => `\n${$(`body [${name}]`).eq(at).attr(name) ?? ''}\n`);
  }
  // What is hidden from screen readers repeats the text beside it.
  $('body *').not(INLINE).add('[aria-hidden="true"]').before('\n').after('\n');
  const lines = $('body').text().split('\n');
  const texts = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  return { title, description, links, texts };
}

async function readText({ get }: Release, url: string): Promise<string | undefined> {
  const { status, body } = await get(url);
  return status === 200 ? new TextDecoder().decode(body) : undefined;
}

async function readRedirect({ get }: Release, url: string): Promise<string | undefined> {
  const { status, headers } = await get(url);
  const target = headers.get('location');
  return target === undefined ? undefined : `${url} → ${status} ${target}`;
}

const compressedSize = (content: Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** Returns a function that weighs a page with the files that it names, in bytes. */
function createPageSizer({ get }: Release): (html: string) => Promise<number> {
  const fetchSize = memoize(async (url: string) => compressedSize((await get(url)).body));
  return async (html) => {
    const sizes = await Promise.all([...new Set(html.match(FILE))].map(fetchSize));
    return sizes.reduce((sum, size) => sum + size, compressedSize(Buffer.from(html)));
  };
}

/** Compares two releases page by page. Equal changes of several pages are one change. */
export async function compareReleases(before: Release, after: Release): Promise<Comparison> {
  const changes = new Map<string, Change>();
  function note(kind: Change['kind'], page: string, old?: string, now?: string): void {
    if (old === now) return;
    const language = localeOfPath(page);
    const key = JSON.stringify([kind, language, old, now]);
    const change = changes.get(key) ?? { kind, language, before: old, after: now, pages: [] };
    change.pages.push(page);
    changes.set(key, change);
  }
  function noteTexts(page: string, old: readonly string[], now: readonly string[]): void {
    for (const [a, b] of pairChanges(old, now)) {
      const isPrice = page === PRICES || pricesIn(a) !== pricesIn(b);
      note(isPrice ? 'price' : 'text', page, a, b);
    }
  }

  const [sizeOfOld, sizeOfNew] = [createPageSizer(before), createPageSizer(after)];
  const pages = new Map<string, PageVersions>();
  for (const path of [...new Set([...after.paths, ...before.paths])].sort()) {
    const [old, now] = [await readText(before, path), await readText(after, path)];
    if (now !== undefined) pages.set(path, { before: old, after: now });
    if (old === undefined || now === undefined) {
      note('page', path, old && path, now && path);
      continue;
    }
    if (old !== now) {
      const [one, other] = [readPage(old), readPage(now)];
      note('title', path, one.title, other.title);
      note('description', path, one.description, other.description);
      noteTexts(path, one.texts, other.texts);
      for (const link of new Set([...one.links, ...other.links])) {
        const inPage = ({ links }: typeof one) => (links.has(link) ? link : undefined);
        note('link', path, inPage(one), inPage(other));
      }
      const [oldSize, newSize] = [await sizeOfOld(old), await sizeOfNew(now)];
      const write = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      if (Math.abs(newSize - oldSize) > oldSize / 100)
        note('weight', path, write(oldSize), write(newSize));
    }
    const { headers: oldHeaders } = await before.get(path);
    const { headers: newHeaders } = await after.get(path);
    if (oldHeaders.size === 0 || newHeaders.size === 0) continue;
    for (const name of new Set([...oldHeaders.keys(), ...newHeaders.keys()])) {
      if (!SITE_HEADER.test(name)) continue;
      const write = (text: string | undefined) => text && `${name}: ${plainHeader(text)}`;
      note('header', path, write(oldHeaders.get(name)), write(newHeaders.get(name)));
    }
  }
  for (const url of new Set([...before.redirected, ...after.redirected])) {
    note('redirect', url, await readRedirect(before, url), await readRedirect(after, url));
  }
  const readPrices = async (release: Release) => (await readText(release, PRICES))?.split('\n');
  noteTexts(PRICES, (await readPrices(before)) ?? [], (await readPrices(after)) ?? []);
  return { changes: [...changes.values()], pages };
}

/** Pairs of texts: one that was replaced with its successor, one that was removed or added with nothing. */
function pairChanges(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    if (part.added)
      return parts[at - 1]?.removed ? [] : part.value.map((text) => [undefined, text]);
    if (!part.removed) return [];
    const added = next?.added ? next.value : [];
    const longer = part.value.length > added.length ? part.value : added;
    return longer.map((_, index) => [part.value[index], added[index]]);
  });
}

/** Without hashes, which differ with each build, and what a host removes. */
const plainHeader = (value: string): string =>
  value.replace(`, ${NO_TRANSFORM}`, '').replace(/(?: 'sha256-[^']*')+/g, " 'sha256-…'");
