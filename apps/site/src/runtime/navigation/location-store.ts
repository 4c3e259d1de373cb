import type { i18n } from 'i18next';
import { createPath, NavigationType, type Navigator, type To } from 'react-router-dom';
import { focusHeading } from '../focus-heading.ts';
import { isVisit, navigationApi } from './navigation-api.ts';
import { restoreScrollPosition, storeScrollPosition, type EntryState } from './entry-state.ts';
import { isClosingEntry } from '#features/back-closes/useBackCloses.ts';
import { notify } from '#features/notices/notify.ts';
import { withQueryOfPage } from '#features/query-state/with-query-of-page.ts';
import { setNavigationPending } from '#features/waiting/Waiting.tsx';
import { withCampaign } from '#services/campaign.ts';
import { createStore } from '#services/create-store.ts';
import { translatorOf } from '#services/i18n/useTranslation.ts';
import { pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { findPage, type Page } from '#pages/page-registry.ts';
import { isHostReachable } from '../load-failures.ts';
import { pageKey, type LoadedPage, type IslandLoader } from '../islands/island-loader.ts';
import { pageWithin } from './prefetch.ts';

export type LocationStore = ReturnType<typeof createLocationStore>;

const pageAt = (pathname: string) => findPage(pathWithoutLocale(pathname));

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Fires a `navigate` event, or opens a document. A link to the very same URL replaces the history entry by itself. */
function follow(to: To): void {
  // The link replaces the history entry of the overlay that is being closed.
  location[isClosingEntry() ? 'replace' : 'assign'](withCampaign(withQueryOfPage(hrefOf(to))));
}

/**
 * Creates the store on top of the browser's Navigation API. URL, title and page change together, once the code of the
 * next page has loaded (docs/navigation.md); of several pending navigations the last one counts. Where the code can't
 * be loaded, the page is opened as a document, or without a network the visitor stays
 * (docs/decisions/0019-navigations-wait-for-their-code.md). Without the API every link opens a document.
 *
 * @param initial the page whose HTML the document holds
 */
export function createLocationStore(
  i18n: i18n,
  loader: Pick<IslandLoader, 'loadPage' | 'loadTitle'>,
  initial: Page,
) {
  const api = navigationApi();
  let opensDocument = false;

  /** @param next the page to render; undefined for a navigation within the page */
  function locate(action: NavigationType, page: Page, next?: LoadedPage) {
    const { pathname, search, hash } = location;
    const key = api?.currentEntry?.key ?? 'default';
    return { action, location: { pathname, search, hash, key, state: null }, page, next };
  }

  const first = locate(NavigationType.Pop, initial);
  const current = createStore(first);

  /** Returns the target of a navigation to a page of this document; the browser handles all others. */
  function readTarget(event: NavigateEvent) {
    const url = new URL(event.destination.url);
    const isTraversal = event.navigationType === 'traverse';
    const page = isTraversal ? pageAt(url.pathname) : pageWithin(url);
    const isOurs = event.canIntercept && isVisit(event) && event.downloadRequest === null;
    if (opensDocument || !isOurs || !page) return undefined;
    const isOtherPage = pageKey(page) !== pageKey(current.get().page);
    return { event, url, page, isTraversal, isOtherPage };
  }

  type Target = NonNullable<ReturnType<typeof readTarget>>;

  /** Loads the page of a navigation. Resolves to undefined where a traversal needs a document of the new release. */
  async function loadNext({ event, page, isTraversal }: Target): Promise<LoadedPage | undefined> {
    const { signal } = event;
    setNavigationPending(true);
    // Aborted by a later navigation, which starts after that, or by the browser's stop button.
    const end = () => setNavigationPending(false);
    signal.addEventListener('abort', end);
    try {
      return await loader.loadPage(page, isTraversal ? 'all islands' : 'first island');
    } catch (error) {
      const isReachable = await isHostReachable();
      signal.throwIfAborted();
      if (isReachable && isTraversal) return undefined;
      opensDocument = isReachable;
      const message = translatorOf(i18n)('error:unreachable');
      if (isReachable) location.assign(event.destination.url);
      else notify({ message, severity: 'warning', topic: 'navigation' });
      throw error;
    } finally {
      if (!signal.aborted) end();
    }
  }

  /** Shows the page of a navigation whose code has loaded, at its position and with the focus on its heading. */
  function commit({ event, url, page, isTraversal, isOtherPage }: Target, next?: LoadedPage): void {
    if (isOtherPage && !next) {
      location.reload();
      return;
    }
    const { sectionId } = current.get().page;
    current.set(locate(isTraversal ? NavigationType.Pop : NavigationType.Push, page, next));
    // Sections have their own titles. Where their messages fail to load, the title stays.
    if (!next && page.sectionId !== sectionId)
      loader.loadTitle(page).then(
        ({ title }) => {
          if (current.get().page === page) document.title = title;
        },
        () => undefined,
      );
    const { position } = (event.destination.getState() ?? {}) as EntryState;
    // `scroll-to-section.ts` goes to the section or place of a link, and focuses its heading.
    const isToTop = !page.sectionId && url.hash === '';
    if (position) restoreScrollPosition(position);
    else if (isTraversal) event.scroll();
    // Not `event.scroll()`: Firefox 153 may stay at the end of a page that is shorter than the one before.
    else if (!page.sectionId) scrollTo({ top: 0, behavior: 'instant' });
    if (isTraversal ? next : isToTop)
      focusHeading(
        document.querySelector('main')?.querySelector('h1, h2, h3'),
        document.activeElement === document.body,
      );
  }

  function onNavigate(event: NavigateEvent, navigation: Navigation): void {
    storeScrollPosition();
    const target = readTarget(event);
    if (!target) return;
    const { isOtherPage } = target;
    const from = navigation.currentEntry?.key;
    let next: LoadedPage | undefined;
    const prepare = async () => {
      next = await loadNext(target);
      // The visitor may have scrolled meanwhile.
      storeScrollPosition();
    };
    const precommitHandler = isOtherPage && event.cancelable ? prepare : undefined;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      ...(precommitHandler && { precommitHandler }),
      async handler() {
        // A traversal without user activation in the page before is not cancelable: its URL has changed already.
        if (isOtherPage && !precommitHandler)
          next = await loadNext(target).catch((error: unknown) => {
            if (from !== undefined && !event.signal.aborted) navigation.traverseTo(from);
            throw error;
          });
        commit(target, next);
      },
    });
  }

  api?.addEventListener('navigate', (event) => onNavigate(event, api));

  // Links with a hash, and traversals back from there, are not intercepted.
  addEventListener('popstate', () => {
    const target = locate(NavigationType.Pop, pageAt(location.pathname));
    const { location: currentLocation, page: currentPage } = current.get();
    const isSamePage = pageKey(target.page) === pageKey(currentPage);
    if (isSamePage && createPath(target.location) !== createPath(currentLocation))
      current.set(target);
  });

  return {
    get: current.get,
    /** Returns the location that the HTML of the document was prerendered for. */
    getInitial: () => first,
    subscribe: current.subscribe,
    navigator: {
      createHref: hrefOf,
      go: history.go.bind(history),
      push: follow,
      // For a link to the URL that the router knows. Its query may have changed since.
      replace: follow,
    } satisfies Navigator,
  };
}
