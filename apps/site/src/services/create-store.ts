/** Creates an observable value. Its functions can be passed to React's `useSyncExternalStore` directly. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value: T) => {
      current = value;
      for (const listener of listeners) listener();
    },
    /** Returns a function that unsubscribes the listener. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
