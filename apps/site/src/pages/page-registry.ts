import { DEFAULT_LOCALE, isLocale } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import { isAuthenticated } from '#features/session/stored-user.ts';
import { withFallback } from '#services/with-fallback.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import type { Island, PageDefinition, PageUrl } from './page-definition.ts';
import * as pages from './pages.ts';

const LAYOUT_ISLANDS = {
  header: {
    // Links and menus work without scripts, but an authenticated visitor should see the account link at once.
    when: isAuthenticated() ? undefined : 'interaction',
    namespaces: ['header', 'menus'],
    load: async () => (await import('#layout/header/Header.tsx')).Header,
  },
  footer: {
    when: 'visible',
    namespaces: ['header', 'menus', 'footer'],
    load: async () => (await import('#layout/footer/Footer.tsx')).Footer,
  },
  notices: { load: async () => (await import('#features/notices/Notices.tsx')).NoticesAndWaiting },
} satisfies Readonly<Record<string, Island>>;

type Definition = (typeof pages)[keyof typeof pages];

export type PageName = Definition['name'];

type IslandsOf<T> = T extends { readonly islands: infer Islands } ? keyof Islands : never;

export type IslandName = keyof typeof LAYOUT_ISLANDS | IslandsOf<Definition>;

export interface Page extends Omit<PageUrl, 'isIndexed'> {
  readonly route: PageName;
  /** The URL for search engines; absent if they should not index the page. */
  readonly canonical?: string;
}

type NamedDefinition = PageDefinition & { readonly name: PageName };

export const PAGES: readonly NamedDefinition[] = Object.values(pages);

const DEFINITIONS = new Map(PAGES.map((page) => [page.name, page]));

const ISLANDS: ReadonlyMap<string, Island> = new Map(
  [LAYOUT_ISLANDS, ...PAGES.map(({ islands }) => islands)].flatMap((islands) =>
    Object.entries<Island>(islands),
  ),
);

function pagesOf({ name, urls, canonical }: NamedDefinition): Page[] {
  return urls.map(({ url, isIndexed = true, ...about }) => ({
    route: name,
    url,
    ...(canonical !== false && isIndexed && { canonical: canonical ?? url }),
    ...about,
  }));
}

const PAGES_BY_URL = new Map(PAGES.flatMap(pagesOf).map((page) => [page.url, page]));

export const PAGE_URLS: readonly string[] = [...PAGES_BY_URL.keys()];

export const NOT_FOUND_URL = pages.notFound.urls[0].url;

export const MOVED_URLS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap(({ movedUrls = {} }) => Object.entries(movedUrls)),
);

/** Folders, and the URLs of the pages that unknown URLs in them show. */
export const FALLBACKS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap(({ fallbackIn, urls: [first] }) =>
    fallbackIn !== undefined && first ? [[fallbackIn, first.url] as const] : [],
  ),
);

/**
 * Finds the page at a path without a locale, ignoring case and percent encoding. An unknown section is the top of the home page, any other
 * unknown path the not-found page (docs/product.md, section 2, "Routes").
 */
export function findPage(path: string): Page {
  // As hosts do, which serve `/samples` for `/%73amples`.
  const decoded = withFallback(() => decodeURI(path), path);
  const lowerCasePath = decoded.toLowerCase().replace(/\/$/, '') || '/';
  const folder = lowerCasePath.slice(0, lowerCasePath.lastIndexOf('/') + 1);
  const fallback = FALLBACKS.get(folder);
  // Mail programs add the punctuation after a URL to it: `/s/pricing)`.
  const [withoutPunctuation = ''] = /^[/\w-]+/.exec(lowerCasePath) ?? [];
  const page =
    PAGES_BY_URL.get(lowerCasePath) ??
    (fallback === undefined ? undefined : PAGES_BY_URL.get(withoutPunctuation)) ??
    PAGES_BY_URL.get(fallback ?? NOT_FOUND_URL);
  if (!page) throw new Error(`[site] ${NOT_FOUND_URL} is not the path of a page.`);
  return page;
}

const WORD = /[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;

/**
 * Returns the localized path of the page that the path of an unknown URL means, or undefined: the longest run of its
 * words that is the URL of a page. Programs add punctuation, invisible characters, a region (`es-ES`) or parameters.
 */
export function guessPage(pathname: string): string | undefined {
  const decoded = [1, 2].reduce(
    (path) => withFallback(() => decodeURIComponent(path), path),
    pathname,
  );
  const plain = decoded
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const all = (plain.match(WORD) ?? []).map((word) => word.replaceAll('_', '-'));
  const language = all[0]?.split('-')[0];
  const locale = isLocale(language) && /^\w{2}(?:-\w+)?$/.test(all[0] ?? '') ? language : undefined;
  const words = locale ? all.slice(1) : all;
  for (let { length } = words; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const page = PAGES_BY_URL.get(`/${words.slice(start, start + length).join('/')}`);
      if (page && page.url !== NOT_FOUND_URL) {
        return localizedPath(page.url, locale ?? DEFAULT_LOCALE);
      }
    }
  }
  return locale && words.length === 0 ? localizedPath('/', locale) : undefined;
}

/** @throws Error if there is none */
export function findPageDefinition(name: PageName): PageDefinition {
  const page = DEFINITIONS.get(name);
  if (!page)
    throw new Error(`[site] There is no page "${name}". Use the name of a folder in pages/.`);
  return page;
}

/** @throws Error if there is none */
export function findIsland(name: IslandName): Island {
  const island = ISLANDS.get(name);
  if (!island) throw new Error(`[site] No page has an island "${name}".`);
  return island;
}

/** The names of the islands of a page, relative to its `<main>`. */
export function islandNamesOf(
  name: PageName,
): Readonly<Record<'above' | 'main' | 'below', readonly IslandName[]>> {
  const { islands, hasLayout = true, hasFinalCall = false } = findPageDefinition(name);
  const ownIslands = Object.keys(islands) as IslandName[];
  return {
    above: hasLayout ? ['header'] : [],
    main: hasFinalCall ? [...ownIslands, 'start'] : ownIslands,
    below: hasLayout ? ['footer', 'notices'] : [],
  };
}

const COMMON_NAMESPACES: readonly MessageNamespace[] = ['common', 'error'];

/** The namespaces for hydration: of the page, and of islands that hydrate with the client, in wide windows at least. */
export async function pageNamespaces({ route, id = '' }: Page): Promise<MessageNamespace[]> {
  const { namespaces, namespacesOf } = findPageDefinition(route);
  const ofId = (await namespacesOf?.(id)) ?? [];
  const ofIslands = Object.values(islandNamesOf(route))
    .flat()
    .map(findIsland)
    .flatMap(({ when = 'wide', namespaces: islandNamespaces = [] }) =>
      when === 'wide' ? islandNamespaces : [],
    );
  return [...new Set([...COMMON_NAMESPACES, ...namespaces, ...ofId, ...ofIslands])];
}
