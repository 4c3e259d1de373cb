import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

/** How a location comes to be the current one. */
export type Way = 'push' | 'replace' | 'pop';

/** Where the visitor is, and how they came there. */
export interface Arrival {
  readonly action: NavigationType;
  readonly location: Location;
}

/** What a navigation asks before it happens, and tells. */
export interface Guard {
  /**
   * Fetches what the page at a path needs.
   *
   * @returns `undefined` when everything is at hand
   */
  prepare(path: string, way: Way): Promise<void> | undefined;
  /** Tells that a navigation waits for what it needs, or that none waits any more. */
  onWaiting(isWaiting: boolean): void;
  /** Tells that the current location is about to be left. */
  onLeave(location: Location): void;
  /**
   * Tells that what a page needs cannot be had, and where the visitor wanted to go.
   *
   * @returns whether the visitor stays, so that an address that a step back has changed is set right
   */
  onFailure(href: string, way: Way): Promise<boolean>;
}

/** The location of the page, which every root of it subscribes to. */
export interface LocationStore {
  readonly navigator: Navigator;
  readonly get: () => Arrival;
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What an entry of the browser's history keeps for the store. */
interface EntryState {
  readonly key?: string;
  /** Place among the entries, by which a step back can be taken back. */
  readonly index?: number;
  readonly user?: unknown;
}

const readState = () => (history.state ?? {}) as EntryState;

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = 'default', user } = readState();
  return { pathname, search, hash, key, state: user };
}

const pathOf = (to: To) => new URL(hrefOf(to), window.location.href).pathname;

const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);

/**
 * Makes the store over the browser's history. Address, title and screen change together, once what the next page
 * needs is there (docs/navigation.md). Of several navigations that wait, the last one counts. A step back or forth
 * has changed the address already; where its page cannot be had, the step is taken back.
 */
export function createLocationStore(guard: Guard): LocationStore {
  const listeners = new Set<() => void>();
  let arrival: Arrival = { action: NavigationType.Pop, location: readLocation() };
  let index = readState().index ?? 0;
  let turn = 0;

  if (readState().index === undefined) {
    history.replaceState({ ...readState(), index }, '');
  }

  function arrive(action: NavigationType): void {
    guard.onLeave(arrival.location);
    arrival = { action, location: readLocation() };
    index = readState().index ?? 0;
    for (const listener of listeners) listener();
  }

  async function pass(href: string, path: string, way: Way, go: () => void, stay: () => void) {
    turn += 1;
    const mine = turn;
    const isOver = () => mine !== turn;
    const preparing = guard.prepare(path, way);
    guard.onWaiting(preparing !== undefined);
    if (preparing) {
      const isThere = await preparing.then(
        () => true,
        () => false,
      );
      if (isOver()) return;
      if (!isThere) {
        const stays = await guard.onFailure(href, way);
        if (isOver()) return;
        guard.onWaiting(false);
        if (stays) stay();
        return;
      }
      guard.onWaiting(false);
    }
    go();
  }

  function start(to: To, way: 'push' | 'replace', user: unknown): void {
    const href = hrefOf(to);
    function go(): void {
      const next = index + (way === 'push' ? 1 : 0);
      const state: EntryState = { key: Math.random().toString(36).slice(2), index: next, user };
      if (way === 'push') history.pushState(state, '', href);
      else history.replaceState(state, '', href);
      arrive(way === 'push' ? NavigationType.Push : NavigationType.Replace);
    }
    void pass(href, pathOf(to), way, go, () => undefined);
  }

  addEventListener('popstate', () => {
    const { pathname, search, hash } = window.location;
    const delta = (readState().index ?? index) - index;
    void pass(
      pathname + search + hash,
      pathname,
      'pop',
      () => {
        arrive(NavigationType.Pop);
      },
      () => {
        if (delta !== 0) history.go(-delta);
      },
    );
  });

  return {
    get: () => arrival,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    navigator: {
      createHref: hrefOf,
      go: (steps) => {
        history.go(steps);
      },
      push: (to, state) => {
        start(to, 'push', state);
      },
      replace: (to, state) => {
        start(to, 'replace', state);
      },
    },
  };
}
