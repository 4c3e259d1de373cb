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
import type { PartLoader } from '../hydration/part-loader.ts';
import { isHostReachable, openDocument } from '../missing-code.ts';
import { rememberScroll, type Arrival } from './scrolling.ts';

/** What the store asks about pages. */
export interface PageSource extends Pick<PartLoader, 'isReady' | 'loadPage'> {
  /** Whether a page is the one on the screen, at whichever of its sections. */
  isShown(page: Page): boolean;
}

/** The location of the page, which every root of it subscribes to. */
export interface LocationStore extends Omit<Store<Arrival>, 'set'> {
  readonly navigator: Navigator;
}

/** What an entry of the browser's history keeps: its place among the entries, by which a step back can be taken back. */
interface EntryState {
  readonly key?: string;
  readonly index?: number;
}

const readState = () => (history.state ?? {}) as EntryState;

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: readState().key ?? 'default', state: null };
}

const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);

/**
 * Makes the store over the browser's history. Address, title and screen change together, once what the next page
 * needs is there (docs/navigation.md). Of several pending navigations the last one counts. Where a page cannot be had,
 * it is opened as a document, or without a network the visitor stays: a step back or forth, which has changed the
 * address already, is taken back (docs/decisions/0019-navigations-wait-for-their-code.md).
 */
export function createLocationStore(translator: i18n, pages: PageSource): LocationStore {
  const arrival = createStore<Arrival>({ action: NavigationType.Pop, location: readLocation() });
  let index = readState().index ?? 0;
  let lastTurn = 0;

  if (readState().index === undefined) history.replaceState({ ...readState(), index }, '');

  /** Loads what a page needs; `undefined` when everything is at hand. */
  function prepare(href: string, isPop: boolean): Promise<void> | undefined {
    const page = findPage(pathWithoutLocale(new URL(href, window.location.href).pathname));
    // A position further down is only there when all above it is.
    const needs = isPop ? 'all parts' : 'first part';
    return pages.isShown(page) || pages.isReady(page, needs)
      ? undefined
      : pages.loadPage(page, needs);
  }

  async function navigate(action: NavigationType, href: string, enter?: () => void): Promise<void> {
    const turn = (lastTurn += 1);
    const isPop = action === NavigationType.Pop;
    const delta = (readState().index ?? index) - index;
    const preparing = prepare(href, isPop);
    setNavigationPending(preparing !== undefined);
    if (preparing) {
      let isStaying = false;
      try {
        await preparing;
      } catch {
        const isReachable = await isHostReachable();
        if (turn === lastTurn && isReachable) await openDocument(isPop ? undefined : href);
        isStaying = true;
      }
      if (turn !== lastTurn) return;
      setNavigationPending(false);
      if (isStaying) {
        notify({
          message: translator.t('error:unreachable'),
          severity: 'warning',
          topic: 'navigation',
        });
        if (delta !== 0) history.go(-delta);
        return;
      }
    }
    rememberScroll(arrival.get().location);
    enter?.();
    index = readState().index ?? 0;
    arrival.set({ action, location: readLocation() });
  }

  const newEntry = (at: number): EntryState => ({
    key: Math.random().toString(36).slice(2),
    index: at,
  });

  addEventListener('popstate', () => {
    void navigate(NavigationType.Pop, createPath(window.location));
  });

  return {
    get: arrival.get,
    subscribe: arrival.subscribe,
    navigator: {
      createHref: hrefOf,
      go: (steps) => {
        history.go(steps);
      },
      push: (to) => {
        const href = hrefOf(to);
        void navigate(NavigationType.Push, href, () => {
          history.pushState(newEntry(index + 1), '', href);
        });
      },
      replace: (to) => {
        const href = hrefOf(to);
        void navigate(NavigationType.Replace, href, () => {
          history.replaceState(newEntry(index), '', href);
        });
      },
    },
  };
}
