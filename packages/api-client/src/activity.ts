/**
 * How many foreground calls are in flight (docs/product.md, section 4: the waiting overlay shows while
 * this is above zero). Both functions fit React's `useSyncExternalStore` as they are.
 */
export interface Activity {
  getCount: () => number;
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** The client's own end of an {@link Activity}. Intentionally not exported by the package. */
export interface ActivityCounter extends Activity {
  /** Counts one call; returns the function that ends it, which acts once. */
  begin: () => () => void;
}

/** Creates a counter at zero. */
export function createActivity(): ActivityCounter {
  // Wrapped, so that a listener subscribed twice is not silenced by one of its two ends.
  const subscriptions = new Set<{ listener: () => void }>();
  let count = 0;

  const change = (by: number): void => {
    count += by;
    for (const { listener } of [...subscriptions]) {
      try {
        listener();
      } catch (error) {
        // A faulty listener must neither fail the call nor keep the others from hearing of it.
        console.error(error);
      }
    }
  };

  return {
    getCount: () => count,
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    begin() {
      let isRunning = true;
      change(1);
      return () => {
        if (!isRunning) return;
        isRunning = false;
        change(-1);
      };
    },
  };
}
