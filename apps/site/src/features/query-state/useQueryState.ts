import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { filterQuery, joinQuery, stateParameters } from '#services/query.ts';
import { navigationApi } from '#runtime/navigation/navigation-api.ts';

/** The parameter of each value of a state. */
export type QueryParameters<State> = {
  readonly [Key in keyof State]-?: {
    readonly name: string;
    /** Reads the values of the parameter; undefined where they are missing or invalid. */
    readonly read: (values: readonly string[]) => State[Key] | undefined;
  };
};

const keysOf = <State>(parameters: QueryParameters<State>) =>
  Object.keys(parameters) as (keyof State)[];
const namesOf = <State>(parameters: QueryParameters<State>) =>
  keysOf(parameters).map((key) => parameters[key].name);

/** Reads a state from a query. Missing and invalid values are those of the initial state. */
export function readQuery<State>(
  search: string,
  initial: State,
  parameters: QueryParameters<State>,
): State {
  const query = new URLSearchParams(search);
  const state = { ...initial };
  for (const key of keysOf(parameters)) {
    const value = parameters[key].read(query.getAll(parameters[key].name));
    if (value !== undefined) state[key] = value;
  }
  return state;
}

/**
 * Returns a query with the values that differ from the initial state; a list is written as several parameters. A value
 * that could not be read again, such as a number that is being typed, keeps its last parameter.
 */
export function writeQuery<State>(
  state: State,
  initial: State,
  parameters: QueryParameters<State>,
  search = '',
): string {
  const last = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const key of keysOf(parameters)) {
    const { name, read } = parameters[key];
    const values = state[key] === initial[key] ? [] : [state[key] ?? []].flat().map(String);
    const isReadable = values.length === 0 || read(values) !== undefined;
    for (const value of isReadable ? values : last.getAll(name)) query.append(name, value);
  }
  return query.toString();
}

export function hasParameter(search: string, names: readonly string[]): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => query.has(name));
}

/** Replaces some parameters of a query by those of another; all others stay byte for byte (`utm_source`, `?debug`). */
export function replaceParameters(
  search: string,
  names: readonly string[],
  stateQuery: string,
): string {
  return joinQuery(
    filterQuery(search, (name) => !names.includes(name)),
    stateQuery,
  );
}

/** Browsers limit the rate of `history.replaceState`, Safari to 100 in 10 s: a burst of 50, then one in 300 ms. */
const BURST = 50;
const PAUSE_MS = 300;

/** Events before which a pending change is written: the visitor may leave the page, or copy its URL. */
const FLUSH_EVENTS = ['pagehide', 'pointerup'];

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
 * @param initial state of a URL without a query; the same object in every render, like the parameters
 * @returns the state, a function that changes a part of it, and whether that function was called
 */
export function useQueryState<State extends object>(
  initial: State,
  parameters: QueryParameters<State>,
): readonly [state: State, change: (part: Partial<State>) => void, isChanged: boolean] {
  const search = useSyncExternalStore(never, readSearch, noSearch);
  const { key, pathname } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [changed, setChanged] = useState<State>();
  const [previous, setPrevious] = useState({ key, search });

  if (key !== previous.key) {
    const isFromUrl = isPop || hasParameter(search, namesOf(parameters));
    setChanged(
      isFromUrl ? undefined : (changed ?? readQuery(previous.search, initial, parameters)),
    );
    setPrevious({ key, search });
  } else if (!changed && search !== previous.search) {
    setPrevious({ key, search });
  }

  useEffect(() => {
    for (const name of namesOf(parameters)) stateParameters.add(name);
  }, [parameters]);

  useEffect(() => {
    if (!changed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      end();
      // A write would abort a pending navigation, and the URL of a step back may be another page's already.
      if (navigationApi()?.transition || !location.pathname.endsWith(pathname)) {
        wait(PAUSE_MS);
        return;
      }
      const stateQuery = writeQuery(changed, initial, parameters, location.search);
      const query = replaceParameters(location.search, namesOf(parameters), stateQuery);
      if (query === location.search) return;
      restedAt = Math.max(restedAt, Date.now()) + PAUSE_MS;
      history.replaceState(history.state, '', location.pathname + query + location.hash);
    };
    const wait = (ms: number) => {
      timer = setTimeout(flush, ms);
      for (const type of FLUSH_EVENTS) addEventListener(type, flush, true);
    };
    const end = () => {
      clearTimeout(timer);
      for (const type of FLUSH_EVENTS) removeEventListener(type, flush, true);
    };
    const pause = restedAt - BURST * PAUSE_MS - Date.now();
    if (pause > 0) wait(pause);
    else flush();
    return end;
  }, [changed, parameters, initial, key, pathname]);

  const state = changed ?? readQuery(search, initial, parameters);
  const change = (part: Partial<State>) =>
    setChanged((before) => ({ ...(before ?? state), ...part }));
  return [state, change, changed !== undefined];
}
