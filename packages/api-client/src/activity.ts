import { runHook } from './http/hooks.js';

/**
 * How many foreground calls are in flight: a waiting overlay shows while this is above zero. Both
 * functions fit React's `useSyncExternalStore` as they are.
 */
export interface Activity {
  getCount: () => number;
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The client's own end of an {@link Activity}. Intentionally not exported by the package. */
export interface ActivityCounter extends Activity {
  /** Counts one call; returns the function that ends it, to be called once. */
  begin: () => () => void;
}

/** Creates a counter at zero. */
export function createActivity(): ActivityCounter {
  // Wrapped, so that a listener subscribed twice is not silenced by one of its two ends.
  const listeners = new Set<() => void>();
  let count = 0;

  const change = (by: number): void => {
    count += by;
    for (const listener of [...listeners]) {
      // A faulty listener must neither fail the call nor keep the others from hearing of it.
      void runHook(listener);
    }
  };

  return {
    getCount: () => count,
    subscribe(listener) {
      const own = (): void => {
        listener();
      };
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    begin() {
      change(1);
      return () => {
        change(-1);
      };
    },
  };
}
