import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hasParameter, replaceParameters, type QueryForm } from './query.ts';

/** Browsers refuse a URL that changes with every move of a slider. */
const PAUSE_MS = 300;

/** Events after which a visitor may leave the page, or copy its URL. */
const LEAVING = ['pagehide', 'pointerdown', 'focusout'];

const never = () => () => undefined;
const readSearch = () => location.search;
/** The prerendered page knows no query. */
const noSearch = () => '';

let lastWrite = 0;

/**
 * A state that the query of the URL keeps: it can be shared, and neither a reload nor another language loses it. A link to the same page
 * keeps it too, unless the link says otherwise; the way back reads it again.
 *
 * @param initial the state of a URL without a query; the same object in every render
 * @returns the state, what changes a part of it, and whether that was called
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
