import type { SectionId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import type { TFunction } from 'i18next';
import type { FunctionComponent } from 'react';

/**
 * When an island gets its code and is hydrated: with the page (`idle`: after the first paint, when the browser is
 * idle), when it comes into the window (`visible`), or when a pointer comes over it (`interaction`: it works
 * without scripts). A click or the focus in it always counts.
 */
export type When = 'idle' | 'visible' | 'interaction';

/** What an island is told: the one thing that its page is about, where a page shows one of many. */
export interface IslandProps {
  readonly id: string;
}

/** An island of a page: prerendered, and hydrated by itself as a React root of its own. */
export interface Island {
  readonly when: When;
  /** What it says, beside what its page says. @default nothing */
  readonly namespaces?: readonly MessageNamespace[];
  /** Loads its component. Only an island that differs by id (a sample page) needs the id for that. */
  readonly load: (id: string) => Promise<FunctionComponent<never>>;
}

/** A URL of a page, and what the page shows there. */
export interface PageUrl {
  /** In lower case, without a language and without a slash at its end. */
  readonly url: string;
  /** What the page is about there, where it shows one of many. */
  readonly id?: string;
  /** The section that it opens at. */
  readonly sectionId?: SectionId;
}

/** Where a page stands, what it has between header and footer, and what it says. */
export interface PageDefinition {
  /** Its folder. */
  readonly name: string;
  /** Every URL at which it is prerendered, in each language. */
  readonly urls: readonly PageUrl[];
  /** URLs that pages of it had before, and where they stand now: hosts redirect them for good. @default none */
  readonly movedUrls?: Readonly<Record<string, string>>;
  /** A folder, like `/s/`, whose unknown URLs show the page at its first URL. @default none */
  readonly fallbackIn?: string;
  /** The one URL that search engines should keep, or `false` for none. @default each of its URLs */
  readonly canonical?: string | false;
  /** The page whose image other sites show of it. @default its own, drawn in `page.build.ts` */
  readonly shareImageOf?: string;
  /** Its islands from the top, by names that no island of another page has: they are in the HTML as `data-island`. */
  readonly islands: Readonly<Record<string, Island>>;
  /** Whether the call to start, the last section of home, ends it too. @default false */
  readonly endsWithStart?: boolean;
  /** What its head and all of its islands say. */
  readonly namespaces: readonly MessageNamespace[];
  /** What it says about the one thing that it is about. @default nothing */
  readonly namespacesOf?: (id: string) => Promise<readonly MessageNamespace[]>;
  /** Title and description. @default `head.title` and `head.description` of its first namespace */
  readonly head?: (t: TFunction, id: string) => Promise<PageTitle>;
  /** Title of it at the URL of one of its sections, whose namespace is loaded. @default that of the page */
  readonly sectionTitle?: (t: TFunction, sectionId: SectionId) => string | undefined;
  /**
   * Whether its styles are in its HTML: a first visit has one request less to wait for, and the policy two hashes
   * instead of one, for which it has little room. @default false, they are a file
   */
  readonly hasInlineStyles?: boolean;
  /** Whether it fills the window alone, without header and footer. @default false */
  readonly isBare?: boolean;
}

/** What a page is called. */
export interface PageTitle {
  readonly title: string;
  readonly description: string;
}
