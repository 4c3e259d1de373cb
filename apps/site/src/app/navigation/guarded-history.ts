import { NavigationType, type Location, type Navigator, type To } from 'react-router-dom';
import type { UNSAFE_createBrowserHistory } from 'react-router-dom';

/** The router's own history, of the browser or of a test. */
export type GuardableHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** How a location comes to be the current one. */
export type Way = 'push' | 'replace' | 'pop';

/** Where the visitor is, and how they came there. */
export interface Arrival {
  readonly action: GuardableHistory['action'];
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

/** A history in which nothing changes before the page that comes next can be shown. */
export interface GuardedHistory {
  readonly navigator: Navigator;
  readonly arrival: Arrival;
  /** @returns what ends it */
  listen(listener: (arrival: Arrival) => void): () => void;
}

const pathOf = (history: GuardableHistory, to: To) =>
  typeof to === 'string' ? history.createURL(to).pathname : (to.pathname ?? '/');

/**
 * Puts a guard before every navigation (docs/navigation.md): address, title and screen change together, once
 * the code is there. Of several that wait, the last one counts. A step back or forth has changed the address
 * already; where its page cannot be had, the step is taken back.
 */
export function guardHistory(history: GuardableHistory, guard: Guard): GuardedHistory {
  let current = history.location;
  let turn = 0;

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
    guard.onLeave(current);
    go();
  }

  function start(to: To, way: 'push' | 'replace', state: unknown): void {
    void pass(
      history.createHref(to),
      pathOf(history, to),
      way,
      () => {
        history[way](to, state);
      },
      () => undefined,
    );
  }

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
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
    arrival: { action: history.action, location: history.location },
    listen(listener) {
      function arrive(arrival: Arrival): void {
        current = arrival.location;
        listener(arrival);
      }
      return history.listen(({ action, location, delta }) => {
        if (action !== NavigationType.Pop) {
          arrive({ action, location });
          return;
        }
        void pass(
          history.createHref(location),
          location.pathname,
          'pop',
          () => {
            arrive({ action, location });
          },
          () => {
            if (delta) history.go(-delta);
          },
        );
      });
    },
  };
}
