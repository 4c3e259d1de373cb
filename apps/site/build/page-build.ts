import type { Locale } from '@waypage/content';
import type { Links } from '@waypage/api-client';
import type { MessageKey } from '@waypage/content/messages';
import {
  breadcrumbList,
  collectionPage,
  webPage,
  type Crumb,
} from '@waypage/content/structured-data';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { PageName } from '#pages/page-registry.ts';
import type { Scene, SceneParts } from './assets/open-graph/scene.ts';

export interface StructuredDataParts {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly marketingHost: string;
  readonly links: Pick<Links, 'buy'>;
  readonly url: string;
  /** Id of the entity for routes with many pages; otherwise empty. */
  readonly id: string;
  readonly urlOf: (path: string) => string;
  readonly homeCrumb: Crumb;
}

/** The build-time part of a page: the default export of its `page.build.ts`. */
export interface PageBuild {
  /** Returns nodes of JSON-LD with nothing that the page does not show, and no ratings. @default nothing */
  readonly structuredData?: (parts: StructuredDataParts) => readonly object[];
  /** Draws the image for link previews. @default none: the page uses that of another (`shareImageOf`) */
  readonly shareImage?: (parts: SceneParts, id: string) => Scene | Promise<Scene>;
}

/** The build of a page at a single URL, whose title is also that of its image. */
export function singleUrlPage(
  title: MessageKey,
  draw: (parts: SceneParts) => Omit<Scene, 'title'> | Promise<Omit<Scene, 'title'>>,
): PageBuild {
  return {
    structuredData({ t, marketingHost: origin, locale, url, homeCrumb }) {
      const name = t(title);
      return [webPage({ origin, url, locale, name }), breadcrumbList([homeCrumb, { name, url }])];
    },
    shareImage: async (parts) => ({ title: parts.t(title), ...(await draw(parts)) }),
  };
}

export function listPage(
  { marketingHost: origin, locale, url, homeCrumb }: StructuredDataParts,
  { name, crumb, listed }: { name: string; crumb: string; listed: readonly Crumb[] },
): object[] {
  return [
    collectionPage({ origin, url, locale, name }, listed),
    breadcrumbList([homeCrumb, { name: crumb, url }]),
  ];
}

export async function loadPageBuild(name: PageName): Promise<PageBuild> {
  const module = (await import(`../src/pages/${name}/page.build.ts`)) as {
    readonly default: PageBuild;
  };
  return module.default;
}
