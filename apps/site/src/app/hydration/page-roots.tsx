import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { whenNear } from '#browser/when-near.ts';
import { MAIN_ID } from '#layout/page/main-id.ts';
import { findIsland, type IslandName } from '#pages/find-page.ts';
import { reportProblem } from '#services/reports.ts';
import { dispatchIslandEvent } from '../inline/early-clicks.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { Frame, type Shared } from './Frame.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import { pageKey, type LoadedPage, type IslandLoader } from './island-loader.ts';
import { RenderedScreen } from './RenderedScreen.tsx';

/** Waits until an island is in the window or pointed at, as its page says; a press, the focus and `island-needed` always count. */
function whenNeeded(island: HTMLElement, name: IslandName): Promise<unknown> {
  return new Promise((resolve) => {
    const types = ['island-needed', 'focusin', 'pointerdown'];
    if (findIsland(name).when === 'interaction') types.push('pointerover');
    else whenNear(island, '0px', dispatchIslandEvent.bind(undefined, island, 'island-needed'));
    for (const type of types) island.addEventListener(type, resolve, { once: true });
    // It may be in use already: a menu needs no scripts to open.
    if (island.matches(':focus-within, :has(details[open])'))
      dispatchIslandEvent(island, 'island-needed');
  });
}

/** Waits until an island is hydrated, has failed for now, or has left with its screen. */
function whenSettled(island: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['island-hydrated', 'island-failed', 'island-removed'])
      island.addEventListener(type, resolve);
  });
}

/** Makes the roots of a prerendered page: one for each island, none inside another. */
export function createPageRoots(shared: Shared, loader: IslandLoader) {
  const initial = shared.locations.getInitial();
  /** Of the islands that were prerendered. */
  const leaving: Root[] = [];
  let screen: Root | undefined;

  async function hydrate(island: HTMLElement, name: IslandName): Promise<void> {
    const Island = await keepTrying(
      () => loader.loadIsland(name, initial.page),
      (error) => {
        console.warn(`[site] The island "${name}" could not be made interactive yet.`, error);
        reportProblem('island-code', error, name);
        dispatchIslandEvent(island, 'island-failed', error);
      },
      island,
    );
    // It may have left with its screen.
    if (!Island || !island.isConnected) return;
    dispatchIslandEvent(island, 'island-loaded');
    const isInScreen = island.closest('main') !== null;
    const content = (
      <Frame {...shared} isInScreen={isInScreen}>
        {createElement(Island, { id: initial.page.id ?? '' })}
      </Frame>
    );
    const root = hydrateIsland(island, name, content);
    if (isInScreen) leaving.push(root);
  }

  return {
    /** Hydrates the islands that come with the page, and waits for visitors to need the others. */
    async hydrate(): Promise<void> {
      const pending: Promise<unknown>[] = [];
      for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
        const name = island.dataset['island'] as IslandName;
        const isNeeded = findIsland(name).when === 'idle';
        if (isNeeded) pending.push(whenSettled(island));
        void (isNeeded
          ? hydrate(island, name)
          : whenNeeded(island, name).then(() => hydrate(island, name)));
      }
      await Promise.all(pending);
    },
    /**
     * Shows another page: what is between header and footer becomes one root. The old page leaves in the task in which the new heading
     * gets the focus (docs/decisions/0020-the-focus-goes-to-the-heading.md).
     */
    show(page: LoadedPage): void {
      const main = document.getElementById(MAIN_ID);
      if (!main) return;
      if (!screen) {
        for (const island of main.children) dispatchIslandEvent(island, 'island-removed');
        main.replaceChildren();
        for (const root of leaving) root.unmount();
        screen = createRoot(main, {
          onCaughtError(error) {
            console.error('[site] An island of the screen failed.', error);
            reportProblem('screen', error);
          },
        });
      }
      flushSync(() => {
        screen?.render(
          <Frame {...shared} isInScreen>
            <RenderedScreen key={pageKey(page.page)} loaded={page} loader={loader} />
          </Frame>,
        );
      });
      // The new head stands at its end.
      for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
      // What is around it still speaks of the page before.
      for (const island of document.querySelectorAll('[data-island]:not([data-hydrated])')) {
        dispatchIslandEvent(island, 'island-needed');
      }
    },
  };
}
