import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface QueryForm<State> {
  readonly names: readonly string[];
  /** Reads the state. Missing and invalid values come from the initial state. */
  readonly read: (search: string, initial: State) => State;
  /** Returns a query with the values that differ from the initial state. */
  readonly write: (state: State, initial: State) => string;
}

export function hasParameter(search: string, names: readonly string[]): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => query.has(name));
}

/** Replaces some parameters of a query by those of another, and keeps the others (`utm_source`, `gclid`). */
export function replaceParameters(
  search: string,
  names: readonly string[],
  written: string,
): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  for (const [name, value] of new URLSearchParams(written)) query.append(name, value);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Browsers limit the rate of `history.replaceState`. */
const PAUSE_MS = 300;

/** Events before which the query is written at once: the visitor may leave the page, or copy its URL. */
const LEAVING = ['pagehide', 'pointerdown', 'focusout'];

const never = () => () => undefined;
const readSearch = () => location.search;
/** Prerendered pages have no query. */
const noSearch = () => '';

let lastWrite = 0;

/**
 * State in the query of the URL, so that it can be shared and survives reloads and changes of language. Links to the
 * same page keep it, unless their query sets it; a traversal reads it again.
 *
 * @param initial state of a URL without a query; the same object in every render
 * @returns the state, a function that changes a part of it, and whether that function was called
 */
export function useQueryState<State extends object>(
  initial: State,
  { names, read, write }: QueryForm<State>,
): readonly [state: State, change: (part: Partial<State>) => void, isChanged: boolean] {
  const search = useSyncExternalStore(never, readSearch, noSearch);
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [changed, setChanged] = useState<State>();
  const [seen, setSeen] = useState({ key, search });

  if (key !== seen.key) {
    const isTold = isPop || hasParameter(search, names);
    setChanged(isTold ? undefined : (changed ?? read(seen.search, initial)));
    setSeen({ key, search });
  } else if (!changed && search !== seen.search) {
    setSeen({ key, search });
  }

  useEffect(() => {
    if (!changed) return undefined;
    const keep = () => {
      end();
      lastWrite = Date.now();
      const query = replaceParameters(location.search, names, write(changed, initial));
      if (query === location.search) return;
      history.replaceState(history.state, '', location.pathname + query + location.hash);
    };
    const timer = setTimeout(keep, lastWrite + PAUSE_MS - Date.now());
    const end = () => {
      clearTimeout(timer);
      for (const type of LEAVING) removeEventListener(type, keep, true);
    };
    for (const type of LEAVING) addEventListener(type, keep, true);
    return end;
  }, [changed, initial, key, names, write]);

  return [
    changed ?? read(search, initial),
    (part) => {
      setChanged({ ...(changed ?? read(search, initial)), ...part });
    },
    changed !== undefined,
  ];
}
