import type { Locale } from '@waypage/content';
import type { Links } from '@waypage/api-client';
import {
  breadcrumbList,
  collectionPage,
  webPage,
  type Crumb,
} from '@waypage/content/structured-data';
import type { TFunction } from 'i18next';
import type { PageName } from '#pages/find-page.ts';
import type { Scene, SceneParts } from './assets/open-graph/scene.ts';

/** What the structured data of a page is made with. */
export interface StructuredDataParts {
  readonly t: TFunction;
  readonly locale: Locale;
  /** Public origin of the site. */
  readonly marketingHost: string;
  readonly links: Pick<Links, 'buy'>;
  /** Absolute URL of this page. */
  readonly url: string;
  /** What the page is about, where it shows one of many; else empty. */
  readonly id: string;
  /** Absolute URL of a page in the language. */
  readonly urlOf: (path: string) => string;
  /** The home page, where every breadcrumb begins. */
  readonly front: Crumb;
}

/** What only a build has to know of a page: the default export of its `page.build.ts`. */
export interface PageBuild {
  /**
   * What it tells search engines, as nodes of JSON-LD. It says nothing that the page does not say, and rates nothing.
   *
   * @default nothing
   */
  readonly structuredData?: (parts: StructuredDataParts) => readonly object[];
  /** Draws the image that other sites show of it. @default none: the page shows that of another (`shareImageOf`) */
  readonly shareImage?: (parts: SceneParts, id: string) => Scene | Promise<Scene>;
}

/** What most pages tell: their name, and that they are below the home page. */
export function indexPage(
  { marketingHost: origin, locale, url, front }: StructuredDataParts,
  name: string,
): object[] {
  return [webPage({ origin, url, locale, name }), breadcrumbList([front, { name, url }])];
}

/** What a page tells that lists others: their names and URLs. */
export function listPage(
  { marketingHost: origin, locale, url, front }: StructuredDataParts,
  { name, crumb, listed }: { name: string; crumb: string; listed: readonly Crumb[] },
): object[] {
  return [
    collectionPage({ origin, url, locale, name }, listed),
    breadcrumbList([front, { name: crumb, url }]),
  ];
}

/** Loads what a build has to know of a page. */
export async function loadPageBuild(name: PageName): Promise<PageBuild> {
  const module = (await import(`../src/pages/${name}/page.build.ts`)) as {
    readonly default: PageBuild;
  };
  return module.default;
}
