import type { SectionId } from '@waypage/content';
import type { i18n } from 'i18next';
import { createContext, use, type ComponentType } from 'react';

/** A part of a page whose code arrives when it is needed: a section, the footer, or what a menu opens. */
export type IslandName =
  Exclude<SectionId, 'hero'> | 'tools-menu' | 'templates-menu' | 'mobile-menu' | 'footer';

/** The islands of one application. */
export interface Islands {
  readonly i18n: i18n;
  /** HTML that loads the styles of islands; empty where it stands in the document already, absent on a page that was not prerendered with islands. */
  lateStyles(): string | undefined;
  /** Whether the styles of prerendered islands stand in the page itself, and not in a sheet that may fail. */
  readonly areStylesInPage: boolean;
  /** The HTML to write, where the page is being prerendered. */
  html(name: IslandName): string | undefined;
  /** Whether the document came with the island's HTML, so that it stands there without its code. */
  isPrerendered(name: IslandName): boolean;
  /** Notes that the island's HTML has left the document. */
  forget(name: IslandName): void;
  /** Notes that the place of the late styles has left the document. */
  forgetLateStyles(): void;
  /** The island's component, once it has been loaded. */
  find(name: IslandName): ComponentType | undefined;
  /** Loads an island's code and texts. */
  load(name: IslandName): Promise<ComponentType>;
  /**
   * Loads an island that has no HTML to stand in for it: as often as the network makes it necessary. Where
   * its code has been replaced by a newer release, the page is opened afresh.
   */
  insist(name: IslandName): Promise<ComponentType>;
  /** Helps a visitor who has pressed something in an island whose code cannot be had. */
  onDeadPress(): Promise<void>;
}

/** Gives the islands of the application to {@link Island}. */
export const IslandsContext = createContext<Islands | undefined>(undefined);

/**
 * The islands of the application.
 *
 * @throws Error outside the application
 */
export function useIslands(): Islands {
  const islands = use(IslandsContext);
  if (!islands) {
    throw new Error(
      '[site] <Island> was rendered outside the application, so there is nothing that could load it. Render it inside <IslandsContext>.',
    );
  }
  return islands;
}
