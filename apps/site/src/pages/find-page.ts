import type { SectionId } from '@waypage/content';
import { FRAME } from './frame.ts';
import type { PageDefinition, Island } from './page-definition.ts';
import * as pages from './pages.ts';

type Definition = (typeof pages)[keyof typeof pages];

/** A page of the site; the name is its folder. */
export type PageName = Definition['name'];

type IslandsOf<T> = T extends { readonly islands: infer Islands } ? keyof Islands : never;

/** Name of an island. */
export type IslandName = keyof typeof FRAME | IslandsOf<Definition>;

/** What stands at a URL. */
export interface Page {
  readonly route: PageName;
  /** The URL in its one true spelling, without a language. */
  readonly url: string;
  /** The URL that search engines should keep; none for pages that they should not. */
  readonly canonical?: string;
  /** The section to scroll to. */
  readonly sectionId?: SectionId;
  /** What the page is about, where a page shows one of many: a kind of code, a solution, a sample. */
  readonly id?: string;
}

type NamedDefinition = PageDefinition & { readonly name: PageName };

/** Every page. */
export const PAGES: readonly NamedDefinition[] = Object.values(pages);

const DEFINITIONS = new Map(PAGES.map((page) => [page.name, page]));

const ISLANDS: ReadonlyMap<string, Island> = new Map(
  [FRAME, ...PAGES.map(({ islands }) => islands)].flatMap((islands) =>
    Object.entries<Island>(islands),
  ),
);

function pagesOf({ name, urls, canonical }: NamedDefinition): Page[] {
  return urls.map(({ url, ...about }) => ({
    route: name,
    url,
    ...(canonical !== false && { canonical: canonical ?? url }),
    ...about,
  }));
}

const PAGES_AT = new Map(PAGES.flatMap(pagesOf).map((page) => [page.url, page]));

/** Every URL that is prerendered in each language. */
export const PAGE_URLS: readonly string[] = [...PAGES_AT.keys()];

/** URL of the not-found page; the page at every unknown URL is this one. */
export const NOT_FOUND_URL = pages.notFound.urls[0].url;

/** URLs that pages had before, and where they stand now. */
export const MOVED_URLS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap(({ movedUrls = {} }) => Object.entries(movedUrls)),
);

/** The pages that stand in for unknown URLs of a folder, by the folder. */
export const FALLBACKS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap(({ fallbackIn, urls: [first] }) =>
    fallbackIn !== undefined && first ? [[fallbackIn, first.url] as const] : [],
  ),
);

/**
 * Finds the page at a path without its language, whatever the case of its letters. An unknown section
 * is the home page at its top, anything else unknown the not-found page (docs/product.md, section 2, "Routes").
 */
export function findPage(path: string): Page {
  const wanted = path.toLowerCase().replace(/\/$/, '') || '/';
  const folder = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const page = PAGES_AT.get(wanted) ?? PAGES_AT.get(FALLBACKS.get(folder) ?? NOT_FOUND_URL);
  if (!page) throw new Error(`[site] ${NOT_FOUND_URL} is no address of a page.`);
  return page;
}

/**
 * A page by its name.
 *
 * @throws Error when there is none
 */
export function findPageDefinition(name: PageName): PageDefinition {
  const page = DEFINITIONS.get(name);
  if (!page) throw new Error(`[site] There is no page "${name}". Name a folder of pages/.`);
  return page;
}

/**
 * An island by its name.
 *
 * @throws Error when there is none
 */
export function findIsland(name: IslandName): Island {
  const island = ISLANDS.get(name);
  if (!island) throw new Error(`[site] No page has an island "${name}". Name one of pages/.`);
  return island;
}

/** The names of the islands of a page, by where they stand. */
export function islandNamesOf(
  name: PageName,
): Readonly<Record<'above' | 'main' | 'below', readonly IslandName[]>> {
  const { islands, isBare = false, endsWithStart = false } = findPageDefinition(name);
  const own = Object.keys(islands) as IslandName[];
  return {
    above: isBare ? [] : ['header'],
    main: endsWithStart ? [...own, 'start'] : own,
    below: isBare ? [] : ['footer', 'notices'],
  };
}
