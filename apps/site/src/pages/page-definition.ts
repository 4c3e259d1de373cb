import type { SectionId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { FunctionComponent } from 'react';

/** The id of what the page is about, for pages with a URL per id. */
export interface IslandProps {
  readonly id: string;
}

/** A part of a page that is prerendered and hydrated as a React root of its own. */
export interface Island {
  /**
   * When its code is loaded and hydrated: when it enters the viewport (`visible`), when a pointer enters it
   * (`interaction`: it works without scripts), or like that in a narrow window only (`wide`). A click or focus in the
   * island always hydrates it.
   *
   * @default as soon as the client has started (`when-client-needed.ts`)
   */
  readonly when?: 'visible' | 'interaction' | 'wide' | undefined;
  /** Namespaces of the island, besides those of its page. @default nothing */
  readonly namespaces?: readonly MessageNamespace[];
  /** Loads the component. The id is for islands that differ by id (a sample page). */
  readonly load: (id: string) => Promise<FunctionComponent<never>>;
}

export interface PageUrl {
  /** Lower case, without a locale and a trailing slash. */
  readonly url: string;
  /** The id of what the page is about, for pages with a URL per id. */
  readonly id?: string;
  readonly sectionId?: SectionId;
  /** Whether search engines may list it. @default true, unless the page is excluded (`canonical`) */
  readonly isIndexed?: boolean;
}

export interface PageDefinition {
  /** Name of the folder. */
  readonly name: string;
  /** URLs that are prerendered in each locale. */
  readonly urls: readonly PageUrl[];
  /** Former URLs, and the current ones that hosts redirect them to permanently. @default none */
  readonly movedUrls?: Readonly<Record<string, string>>;
  /** A folder such as `/s/`, whose unknown URLs show the page at its first URL. @default none */
  readonly fallbackIn?: string;
  /** The URL for search engines, or `false` to exclude the page. @default each of its URLs */
  readonly canonical?: string | false;
  /** Name of the page whose share image this page uses. @default its own, drawn in `page.build.ts` */
  readonly shareImageOf?: string;
  /** The islands from top to bottom. Their names are unique on the site and in the HTML as `data-island`. */
  readonly islands: Readonly<Record<string, Island>>;
  /** Whether the last section of home, the call to start, ends this page too. @default false */
  readonly hasFinalCall?: boolean;
  /** Namespaces of the head and of all islands. */
  readonly namespaces: readonly MessageNamespace[];
  /** Namespaces of one id. @default nothing */
  readonly namespacesOf?: (id: string) => Promise<readonly MessageNamespace[]>;
  /** Title and description. @default `head.title` and `head.description` of its first namespace */
  readonly head?: (t: TFunction, id: string) => Promise<PageTitle>;
  /** Title at the URL of a section, whose namespace is loaded. @default that of the page */
  readonly sectionTitle?: (t: TFunction, sectionId: SectionId) => string | undefined;
  /**
   * Whether the styles are inlined in the HTML. A first visit makes one request less, but the policy has two hashes
   * instead of one, for which it has little room. @default false, they are a file
   */
  readonly hasInlineStyles?: boolean;
  /** Whether the page has a header, a footer and notices. @default true */
  readonly hasLayout?: boolean;
}

export interface PageTitle {
  readonly title: string;
  readonly description: string;
}
