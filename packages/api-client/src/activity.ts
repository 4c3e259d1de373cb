import { runHook } from './http/hooks.js';

/**
 * The number of foreground calls in flight, for a loading indicator. `getCount` and `subscribe` fit React's
 * `useSyncExternalStore`.
 */
export interface Activity {
  getCount: () => number;
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** The client's writable side of an {@link Activity}. Intentionally not exported by the package. */
export interface ActivityCounter extends Activity {
  begin: () => () => void;
}

export function createActivity(): ActivityCounter {
  // Wrapped, so that a listener subscribed twice is two entries and can be unsubscribed once.
  const listeners = new Set<() => void>();
  let count = 0;

  const change = (by: number): void => {
    count += by;
    for (const listener of [...listeners]) {
      // A listener that throws must not fail the call or the other listeners.
      void runHook(listener);
    }
  };

  return {
    getCount: () => count,
    subscribe(listener) {
      const subscription = (): void => listener();
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
      };
    },
    begin() {
      change(1);
      return () => change(-1);
    },
  };
}
