import type { Locale } from '@waypage/content';
import type { i18n } from 'i18next';
import {
  createElement,
  useDeferredValue,
  useSyncExternalStore,
  type PropsWithChildren,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'react-router-dom';
import { nextEvent } from '../events.ts';
import { whenNear } from '../when-near.ts';
import { MAIN_ID } from '#layout/page/element-ids.ts';
import { findIsland, type IslandName } from '#pages/find-page.ts';
import { localeBase } from '#services/i18n/localized-path.ts';
import { PageUrlContext } from '#services/page-url.ts';
import { reportProblem } from '#services/reports.ts';
import { dispatchIslandEvent } from '../island-events.ts';
import { retryWithBackoff } from '../retry-with-backoff.ts';
import type { LocationStore } from '../navigation/location-store.ts';
import { WIDE } from '../when-island-needed.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { pageKey, type LoadedPage, type IslandLoader } from './island-loader.ts';
import { NavigatedPage } from './NavigatedPage.tsx';

interface Shared {
  readonly i18n: i18n;
  readonly locations: LocationStore;
}

interface FrameProps extends Shared {
  /** Whether the root is part of the page. Header and footer follow a navigation after the page has been painted. */
  readonly isInPage: boolean;
}

function Frame({ i18n, locations, isInPage, children }: PropsWithChildren<FrameProps>) {
  const { subscribe, get, getInitial, navigator } = locations;
  const current = useSyncExternalStore(subscribe, get, getInitial);
  const following = useDeferredValue(current);
  const { action, location, page } = isInPage ? current : following;
  return (
    <I18nextProvider i18n={i18n}>
      <Router
        basename={localeBase(i18n.language as Locale)}
        location={location}
        navigationType={action}
        navigator={navigator}
      >
        <PageUrlContext value={page.url}>{children}</PageUrlContext>
      </Router>
    </I18nextProvider>
  );
}

function whenOf(name: IslandName) {
  const { when } = findIsland(name);
  if (when !== 'wide') return when;
  return matchMedia(WIDE).matches ? undefined : 'interaction';
}

/** Waits until an island is needed, as its `when` says. A click, focus or `island-needed` always counts. */
function whenNeeded(island: HTMLElement, name: IslandName): Promise<unknown> {
  const when = whenOf(name);
  const types = ['island-needed', 'focusin', 'pointerdown'];
  const needed = nextEvent(island, when === 'interaction' ? [...types, 'pointerover'] : types);
  const need = dispatchIslandEvent.bind(undefined, island, 'island-needed');
  // The island may be in use already: a menu opens without scripts, and a URL may lead to a section.
  const isInUse = island.matches(':focus-within, :has(details[open])');
  if (!when || isInUse || location.pathname.endsWith(`/s/${name}`)) need();
  else if (when === 'visible') whenNear(island, '0px', need);
  return needed;
}

export function createPageRoots(shared: Shared, loader: IslandLoader) {
  const initial = shared.locations.getInitial();
  /** Roots of the prerendered islands in `<main>`, unmounted at the first navigation. */
  const leaving: Root[] = [];
  let currentPage: Root | undefined;

  async function hydrate(island: HTMLElement, name: IslandName): Promise<void> {
    await whenNeeded(island, name);
    const Island = await retryWithBackoff(
      () => loader.loadIsland(name, initial.page),
      (error) => {
        console.warn(`[site] The island "${name}" could not be made interactive yet.`, error);
        reportProblem('island-code', error, name);
        dispatchIslandEvent(island, 'island-failed', error);
      },
      island,
    );
    // A navigation may have removed it meanwhile.
    if (!Island || !island.isConnected) return;
    dispatchIslandEvent(island, 'island-loaded');
    const isInPage = island.closest('main') !== null;
    const content = (
      <Frame {...shared} isInPage={isInPage}>
        {createElement(Island, { id: initial.page.id ?? '' })}
      </Frame>
    );
    const root = hydrateIsland(island, name, content);
    if (isInPage) leaving.push(root);
  }

  return {
    /**
     * Hydrates each island when it is needed.
     *
     * @returns a promise that resolves once each island without a `when` is hydrated, has failed or has been removed
     */
    async hydrate(): Promise<void> {
      const pending: Promise<unknown>[] = [];
      for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
        const name = island.dataset['island'] as IslandName;
        if (!whenOf(name))
          pending.push(nextEvent(island, ['island-hydrated', 'island-failed', 'island-removed']));
        void hydrate(island, name);
      }
      await Promise.all(pending);
    },
    /**
     * Shows another page: one root replaces the islands of `<main>`. The old page is removed in the same task in which
     * the new heading gets the focus (docs/decisions/0020-the-focus-goes-to-the-heading.md).
     */
    show(page: LoadedPage): void {
      const main = document.getElementById(MAIN_ID);
      if (!main) return;
      if (!currentPage) {
        for (const island of main.children) dispatchIslandEvent(island, 'island-removed');
        main.replaceChildren();
        for (const root of leaving) root.unmount();
        currentPage = createRoot(main, {
          onCaughtError(error) {
            console.error('[site] An island of the page failed.', error);
            reportProblem('screen', error);
          },
        });
      }
      flushSync(() => {
        currentPage?.render(
          <Frame {...shared} isInPage>
            <NavigatedPage key={pageKey(page.page)} loaded={page} loader={loader} />
          </Frame>,
        );
      });
      // React appended the new head elements in the render above.
      for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
      // Header and footer were prerendered for the page before.
      for (const island of document.querySelectorAll('[data-island]:not([data-hydrated])'))
        dispatchIslandEvent(island, 'island-needed');
    },
  };
}
