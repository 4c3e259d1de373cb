import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { navigationApi } from '#browser/navigation-api.ts';

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

/** Browsers limit the rate of `history.replaceState`, Safari to 100 in 10 s: a burst of 50, then one in 300 ms. */
const BURST = 50;
const PAUSE_MS = 300;

/** Events before which a pending change is written: the visitor may leave the page, or copy its URL. */
const LEAVING = ['pagehide', 'pointerup'];

const never = () => () => undefined;
const readSearch = () => location.search;
/** Prerendered pages have no query. */
const noSearch = () => '';

/** When a whole burst is possible again. */
let restedAt = 0;

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
  const { key, pathname } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [changed, setChanged] = useState<State>();
  const [seen, setSeen] = useState({ key, search });

  if (key !== seen.key) {
    const isFromUrl = isPop || hasParameter(search, names);
    setChanged(isFromUrl ? undefined : (changed ?? read(seen.search, initial)));
    setSeen({ key, search });
  } else if (!changed && search !== seen.search) {
    setSeen({ key, search });
  }

  useEffect(() => {
    if (!changed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      end();
      // A write would abort a pending navigation, and the URL of a step back may be another page's already.
      if (navigationApi()?.transition || !location.pathname.endsWith(pathname)) {
        wait(PAUSE_MS);
        return;
      }
      const query = replaceParameters(location.search, names, write(changed, initial));
      if (query === location.search) return;
      restedAt = Math.max(restedAt, Date.now()) + PAUSE_MS;
      history.replaceState(history.state, '', location.pathname + query + location.hash);
    };
    const wait = (ms: number) => {
      timer = setTimeout(keep, ms);
      for (const type of LEAVING) addEventListener(type, keep, true);
    };
    const end = () => {
      clearTimeout(timer);
      for (const type of LEAVING) removeEventListener(type, keep, true);
    };
    const pause = restedAt - BURST * PAUSE_MS - Date.now();
    if (pause > 0) wait(pause);
    else keep();
    return end;
  }, [changed, initial, key, names, pathname, write]);

  return [
    changed ?? read(search, initial),
    (part) => setChanged({ ...(changed ?? read(search, initial)), ...part }),
    changed !== undefined,
  ];
}
