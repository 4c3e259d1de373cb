import type { i18n } from 'i18next';
import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { focusHeading } from '../../browser/focus-heading.ts';
import { isVisit, navigationApi } from '../../browser/navigation-api.ts';
import { notify } from '../../features/notices/useNotifications.ts';
import { setNavigationPending } from '../../features/waiting/Waiting.tsx';
import { createStore, type Store } from '../../services/create-store.ts';
import { pathWithoutLocale } from '../../services/i18n/localized-path.ts';
import { findPage, type Page } from '../../pages/find-page.ts';
import { isHostReachable } from '../chunk-errors.ts';
import { pageKey, type LoadedPage, type PartLoader } from '../hydration/part-loader.ts';
import { pageWithin } from './links.ts';

/** Where the visitor is, and how they came there. */
export interface NavigationResult {
  readonly action: NavigationType;
  readonly location: Location;
  readonly page: Page;
  /** What to render in place of the page that was left. */
  readonly next?: LoadedPage | undefined;
}

/** The location of the page, which every root of it subscribes to. */
export interface LocationStore extends Omit<Store<NavigationResult>, 'set'> {
  /** The location that the HTML of the document was prerendered for. */
  readonly getInitial: () => NavigationResult;
  readonly navigator: Navigator;
}

const ACTIONS: Readonly<Record<NavigationApiType, NavigationType>> = {
  push: NavigationType.Push,
  replace: NavigationType.Replace,
  traverse: NavigationType.Pop,
  reload: NavigationType.Pop,
};
type NavigationApiType = NavigateEvent['navigationType'];

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const key = navigationApi()?.currentEntry?.key ?? 'default';
  return { pathname, search, hash, key, state: null };
}

const pageAt = (pathname: string) => findPage(pathWithoutLocale(pathname));

const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);

/** The state of an entry of the history: how far the page was scrolled when it was left. */
interface EntryState {
  readonly scrollY: number;
}

/** Browsers that restore positions by themselves do it for the old page, or for one that is still growing. */
function keepPosition(navigation: Navigation): void {
  navigation.updateCurrentEntry({ state: { scrollY } satisfies EntryState });
}

/** Navigates without the promises of the API: the `navigate` listener reports a failure. */
function navigateBy(navigation: Navigation, href: string, history: NavigationHistoryBehavior) {
  const { committed, finished } = navigation.navigate(href, { history });
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
}

/**
 * Makes the store over the browser's Navigation API. URL, title and page change together, once the code of the next page has arrived
 * (docs/navigation.md); of several pending navigations the last one counts. Where the code can't be loaded, the page is opened as a
 * document, or without a network the visitor stays (docs/decisions/0019-navigations-wait-for-their-code.md). Without the API
 * every link opens a document.
 *
 * @param initial the page whose HTML the document holds
 */
export function createLocationStore(
  translator: i18n,
  loader: Pick<PartLoader, 'loadPage' | 'loadTitle'>,
  initial: Page,
): LocationStore {
  const first = { action: NavigationType.Pop, location: readLocation(), page: initial };
  const current = createStore<NavigationResult>(first);
  const api = navigationApi();
  let opensDocument = false;

  function openDocument(href: string): void {
    opensDocument = true;
    window.location.assign(href);
  }

  /** Within a page the sections have titles of their own. Without its texts the title stays. */
  async function changeTitle(page: Page): Promise<void> {
    const { title } = await loader.loadTitle(page);
    if (current.get().page === page) document.title = title;
  }

  function onNavigate(event: NavigateEvent, navigation: Navigation): void {
    const { destination, navigationType, signal } = event;
    // The browser goes to places within the page, and to all other documents.
    keepPosition(navigation);
    if (opensDocument || !event.canIntercept || !isVisit(event)) return;
    if (event.downloadRequest !== null || event.formData) return;
    const url = new URL(destination.url);
    const isTraversal = navigationType === 'traverse';
    const page = isTraversal ? pageAt(url.pathname) : pageWithin(url);
    if (!page) return;

    const left = current.get();
    const isOtherPage = pageKey(page) !== pageKey(left.page);
    const from = navigation.currentEntry?.key;
    let next: LoadedPage | undefined;
    let reloads = false;

    async function load(target: Page): Promise<void> {
      setNavigationPending(true);
      try {
        next = await loader.loadPage(target, isTraversal ? 'all parts' : 'first part');
      } catch (error) {
        signal.throwIfAborted();
        const isReachable = await isHostReachable();
        signal.throwIfAborted();
        // The entry of the history is there already, and needs a document of the new release.
        if (isReachable && isTraversal) reloads = true;
        else {
          if (isReachable) openDocument(destination.url);
          else
            notify({
              message: translator.t('error:unreachable'),
              severity: 'warning',
              topic: 'navigation',
            });
          throw error;
        }
      } finally {
        if (!signal.aborted) setNavigationPending(false);
      }
      keepPosition(navigation);
    }

    function show(target: Page): void {
      if (reloads) {
        window.location.reload();
        return;
      }
      const action = ACTIONS[navigationType];
      current.set({ action, location: readLocation(), page: target, next });
      if (!next && target.sectionId !== left.page.sectionId) {
        void changeTitle(target).catch(() => undefined);
      }
      const state = destination.getState() as EntryState | undefined;
      if (isTraversal && state) scrollTo({ top: state.scrollY, behavior: 'instant' });
      else if (isTraversal || url.hash !== '') event.scroll();
      else if (!target.sectionId) scrollTo({ top: 0, behavior: 'instant' });
      const place = isTraversal ? null : document.getElementById(url.hash.slice(1));
      const heading = (place ?? document).querySelector<HTMLElement>(
        place ? 'h1, h2, h3' : 'main :is(h1, h2)',
      );
      if (isTraversal ? next : !target.sectionId) focusHeading(heading);
    }

    const precommitHandler = isOtherPage && event.cancelable ? () => load(page) : undefined;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      ...(precommitHandler && { precommitHandler }),
      async handler() {
        // A step back without a press in the page before it can't wait: its URL has changed already.
        if (isOtherPage && !precommitHandler) {
          try {
            await load(page);
          } catch (error) {
            if (from !== undefined && !signal.aborted) navigation.traverseTo(from);
            throw error;
          }
        }
        show(page);
      },
    });
  }

  api?.addEventListener('navigate', (event) => {
    onNavigate(event, api);
  });

  // A link to a place within the page, and the way back from there.
  addEventListener('popstate', () => {
    const location = readLocation();
    const page = pageAt(location.pathname);
    const { location: known, page: shown } = current.get();
    if (createPath(location) === createPath(known) || pageKey(page) !== pageKey(shown)) return;
    current.set({ action: NavigationType.Pop, location, page });
  });

  return {
    get: current.get,
    getInitial: () => first,
    subscribe: current.subscribe,
    navigator: {
      createHref: hrefOf,
      go: history.go.bind(history),
      push(to) {
        if (api) navigateBy(api, hrefOf(to), 'auto');
        else window.location.assign(hrefOf(to));
      },
      replace(to) {
        if (api) navigateBy(api, hrefOf(to), 'replace');
        else window.location.replace(hrefOf(to));
      },
    },
  };
}
