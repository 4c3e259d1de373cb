import { useEffect, useState, useSyncExternalStore } from 'react';

/** Browsers refuse an address that changes with every move of a slider. */
const SETTLE_MS = 300;

/** How a state stands in the query of an address. Both leave alone what is as it was at first. */
export interface QueryForm<State> {
  readonly read: (search: string, initial: State) => State;
  readonly write: (state: State, initial: State) => string;
}

const never = () => () => undefined;
const readSearch = () => location.search;
/** The prerendered page knows no query. */
const noSearch = () => '';

/**
 * A state that the query of the address keeps: it can be shared, and neither a reload nor another language loses it.
 *
 * @param initial the state of an address without a query; the same object in every render
 * @returns the state, what changes a part of it, and whether that was called
 */
export function useQueryState<State extends object>(
  initial: State,
  { read, write }: QueryForm<State>,
): readonly [state: State, change: (part: Partial<State>) => void, isChanged: boolean] {
  const search = useSyncExternalStore(never, readSearch, noSearch);
  const [changed, setChanged] = useState<State>();
  const state = changed ?? read(search, initial);

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const query = write(changed, initial);
      const address = location.pathname + (query && `?${query}`) + location.hash;
      history.replaceState(history.state, '', address);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [changed, initial, write]);

  return [
    state,
    (part) => {
      setChanged({ ...state, ...part });
    },
    changed !== undefined,
  ];
}
