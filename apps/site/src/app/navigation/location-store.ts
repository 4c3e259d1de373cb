import type { i18n } from 'i18next';
import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { notify } from '../../features/notices/useNotifications.ts';
import { setNavigationPending } from '../../features/waiting/Waiting.tsx';
import { createStore, type Store } from '../../services/create-store.ts';
import { pathWithoutLocale } from '../../services/i18n/localized-path.ts';
import { findPage, type Page } from '../../pages/find-page.ts';
import { pageKey, type PartLoader } from '../hydration/part-loader.ts';
import { isHostReachable } from '../chunk-errors.ts';
import { rememberScroll, type Arrival } from './scrolling.ts';

/** The location of the page, which every root of it subscribes to. */
export interface LocationStore extends Omit<Store<Arrival>, 'set'> {
  /** The location that the HTML of the document was written for. */
  readonly getOpened: () => Arrival;
  readonly navigator: Navigator;
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default' } = (history.state ?? {}) as { readonly key?: string };
  return { pathname, search, hash, key, state: null };
}

const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);

/**
 * Makes the store over the browser's history. Address, title and screen change together, once what the next page
 * needs is there (docs/navigation.md). Of several pending navigations the last one counts. Where a page cannot be had,
 * it is opened as a document, or without a network the visitor stays: a step back or forth, which has changed the
 * address already, is taken back (docs/decisions/0019-navigations-wait-for-their-code.md).
 *
 * @param opened the page whose HTML the document holds
 */
export function createLocationStore(
  translator: i18n,
  loader: Pick<PartLoader, 'loadPage'>,
  opened: Page,
): LocationStore {
  const first = { action: NavigationType.Pop, location: readLocation(), page: opened };
  const arrival = createStore<Arrival>(first);
  let lastTurn = 0;

  async function navigate(action: NavigationType, to: To): Promise<void> {
    const href = hrefOf(to);
    const turn = (lastTurn += 1);
    const left = arrival.get();
    const isPop = action === NavigationType.Pop;
    const page = findPage(pathWithoutLocale(new URL(href, window.location.href).pathname));
    const isOtherPage = pageKey(page) !== pageKey(left.page);
    setNavigationPending(isOtherPage);
    // A position further down is only there when all above it is.
    const loading = isOtherPage && loader.loadPage(page, isPop ? 'all parts' : 'first part');
    const next = await (loading && loading.catch(() => undefined));
    if (turn !== lastTurn) return;
    if (next === undefined) {
      const isReachable = await isHostReachable();
      if (turn !== lastTurn) return;
      if (isReachable) {
        if (isPop) window.location.reload();
        else window.location.assign(href);
        return;
      }
      const message = translator.t('error:unreachable');
      notify({ message, severity: 'warning', topic: 'navigation' });
      if (isPop) history.pushState({ key: left.location.key }, '', createPath(left.location));
    } else {
      rememberScroll(left.location);
      const entry = { key: Math.random().toString(36).slice(2) };
      if (action === NavigationType.Push) history.pushState(entry, '', href);
      if (action === NavigationType.Replace) history.replaceState(entry, '', href);
      arrival.set({ action, location: readLocation(), page, ...(next && { next }) });
    }
    setNavigationPending(false);
  }

  addEventListener('popstate', () => {
    void navigate(NavigationType.Pop, window.location);
  });

  return {
    get: arrival.get,
    getOpened: () => first,
    subscribe: arrival.subscribe,
    navigator: {
      createHref: hrefOf,
      go: history.go.bind(history),
      push: (to) => void navigate(NavigationType.Push, to),
      replace: (to) => void navigate(NavigationType.Replace, to),
    },
  };
}
