/** An observable value. Its functions can be passed to React's `useSyncExternalStore` directly. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns a function that unsubscribes the listener */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
