import type { MessageNamespace } from '@waypage/content/messages';
import type { TFunction } from 'i18next';
import type { FunctionComponent } from 'react';

/**
 * When a part gets its code and is hydrated: with the page (`idle`: after the first paint, when the browser is
 * idle), or when it comes near the window. A press or the focus in it always counts.
 */
export type When = 'idle' | 'visible';

/** What a part is told: the one thing that its page is about, where a page shows one of many. */
export interface PartProps {
  readonly id: string;
}

/** A part of a page: prerendered, and hydrated by itself as a React root of its own. */
export interface Part {
  readonly when: When;
  /** What it says, beside what its page says. @default nothing */
  readonly namespaces?: readonly MessageNamespace[];
  /** Loads its component. Only a part that differs by id (a sample page) needs the id for that. */
  readonly load: (id: string) => Promise<FunctionComponent<never>>;
}

/** What stands between header and footer, and what the page says. */
export interface PageDefinition {
  /** Its parts from the top, by names that no part of another page has: they stand in the HTML as `data-page-part`. */
  readonly parts: Readonly<Record<string, Part>>;
  /** Whether the call to start, the last section of home, ends it too. @default false */
  readonly endsWithStart?: boolean;
  /** What its head and all of its parts say. */
  readonly namespaces: readonly MessageNamespace[];
  /** What it says about the one thing that it is about. @default nothing */
  readonly namespacesOf?: (id: string) => Promise<readonly MessageNamespace[]>;
  /** Title and description. @default `head.title` and `head.description` of its first namespace */
  readonly head?: (t: TFunction, id: string) => Promise<PageTitle>;
  /** Whether it fills the window alone, without header and footer. @default false */
  readonly isBare?: boolean;
}

/** What a page is called. */
export interface PageTitle {
  readonly title: string;
  readonly description: string;
}
