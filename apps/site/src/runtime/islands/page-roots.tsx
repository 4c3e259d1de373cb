import type { Locale } from '@waypage/content';
import type { i18n } from 'i18next';
import { createElement, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'react-router-dom';
import { onceAny, pause } from '../dom-events.ts';
import { composingElement } from '../field-memory/composition.ts';
import { rememberText } from '../field-memory/fields.ts';
import { dispatchIslandEvent, setIslandState } from '../island-events.ts';
import { whenNear } from '../when-near.ts';
import { MAIN_ID } from '#layout/page/element-ids.ts';
import { findIsland, type IslandName } from '#pages/page-registry.ts';
import { localeBase } from '#services/i18n/localized-path.ts';
import { PageUrlContext } from '#services/page-url.ts';
import { reportProblem } from '#services/reports.ts';
import { retryWithBackoff } from '../load-failures.ts';
import type { LocationStore } from '../navigation/location-store.ts';
import { WIDE } from '../when-client-needed.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { pageKey, type LoadedPage, type IslandLoader } from './island-loader.ts';
import { NavigatedPage } from './NavigatedPage.tsx';

interface Shared {
  readonly i18n: i18n;
  readonly locations: LocationStore;
}

interface RootProvidersProps extends Shared {
  /** Whether the root is in `<main>`. Header and footer follow a navigation after the page has been painted. */
  readonly isInMain: boolean;
  readonly children: ReactNode;
}

function RootProviders({ i18n, locations, isInMain, children }: RootProvidersProps) {
  const { subscribe, get, getInitial, navigator } = locations;
  const current = useSyncExternalStore(subscribe, get, getInitial);
  const following = useDeferredValue(current);
  const { action, location, page } = isInMain ? current : following;
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
function whenNeeded(island: HTMLElement, name: IslandName, signal: AbortSignal): Promise<unknown> {
  const when = whenOf(name);
  const types = ['island-needed', 'focusin', 'pointerdown'];
  if (when === 'interaction') types.push('pointerover');
  const needed = onceAny(island, types, signal);
  const request = () => dispatchIslandEvent(island, 'island-needed');
  if (when && findIsland(name).when === 'wide')
    matchMedia(WIDE).addEventListener('change', request, { once: true, signal });
  // The island may be in use already: a menu opens without scripts, and a URL may lead to a section.
  const isInUse = island.matches(':focus-within, :has(details[open])');
  if (!when || isInUse || location.pathname.endsWith(`/s/${name}`)) request();
  else if (when === 'visible') {
    const waiting = new AbortController();
    void needed.then(() => waiting.abort());
    whenNear(island, '0px', request, AbortSignal.any([signal, waiting.signal]));
  }
  return needed;
}

export function createPageRoots(shared: Shared, loader: IslandLoader) {
  const { page: initial } = shared.locations.getInitial();
  /** Roots of the prerendered islands in `<main>`, unmounted at the first navigation. */
  const prerenderedRoots: Root[] = [];
  const leaving = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  let visiblePage = initial;
  let currentPage: Root | undefined;

  async function hydrate(island: HTMLElement, name: IslandName): Promise<void> {
    const isInMain = island.closest('main') !== null;
    const { signal } = isInMain ? leaving : new AbortController();
    await whenNeeded(island, name, signal);
    const Island = await retryWithBackoff(
      () => loader.loadIsland(name, initial),
      (error) => {
        console.warn(`[site] The island "${name}" could not be made interactive yet.`, error);
        reportProblem('island-code', error, name);
        dispatchIslandEvent(island, 'island-delayed', error);
      },
      island,
      signal,
    );
    // Each island in a task of its own.
    await (turn = turn.then(() => pause()));
    // Hydration would end the composition of an input method, which then repeats its letters.
    if (island.contains(composingElement())) {
      await onceAny(island, ['compositionend', 'focusout'], signal);
      await pause();
    }
    // A navigation may have removed it meanwhile.
    if (!Island || !island.isConnected) return;
    dispatchIslandEvent(island, 'island-loaded');
    const content = (
      <RootProviders {...shared} isInMain={isInMain}>
        {createElement(Island, { id: initial.id ?? '' })}
      </RootProviders>
    );
    const root = hydrateIsland(island, name, content);
    if (isInMain) prerenderedRoots.push(root);
  }

  return {
    /** Resolves once each island without a `when` is hydrated or delayed, or has failed or left. */
    async hydrate(): Promise<void> {
      const settled = ['island-hydrated', 'island-delayed', 'island-failed', 'island-removed'];
      const pending: Promise<unknown>[] = [];
      for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
        const name = island.dataset['island'] as IslandName;
        if (!whenOf(name)) pending.push(onceAny(island, settled));
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
      const isFirst = !leaving.signal.aborted;
      if (isFirst) for (const island of main.children) setIslandState(island, 'removed');
      rememberText(pageKey(visiblePage), main);
      visiblePage = page.page;
      if (isFirst) {
        leaving.abort();
        main.replaceChildren();
        for (const root of prerenderedRoots) root.unmount();
      }
      currentPage ??= createRoot(main, {
        onCaughtError(error) {
          console.error('[site] An island of the page failed.', error);
          reportProblem('screen', error);
        },
      });
      const root = currentPage;
      flushSync(() => {
        root.render(
          <RootProviders {...shared} isInMain>
            <NavigatedPage key={pageKey(page.page)} loaded={page} loader={loader} />
          </RootProviders>,
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
