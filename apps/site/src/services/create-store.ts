/** A value that others follow; its functions fit React's `useSyncExternalStore` as they are. */
export interface Store<T> {
  readonly get: () => T;
  /** Changes the value and tells everyone who follows it. */
  readonly set: (value: T) => void;
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store. */
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
