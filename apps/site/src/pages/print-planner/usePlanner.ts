import { useEffect, useState, useSyncExternalStore } from 'react';
import { fromQuery, toQuery, type PlannerState } from './planner-state.ts';

/** Browsers refuse an address that changes with every move of a slider. */
const SETTLE_MS = 300;

/** The planner's state and what changes it. */
export interface Planner {
  readonly state: PlannerState;
  readonly change: (part: Partial<PlannerState>) => void;
}

const never = () => () => undefined;
const readSearch = () => location.search;
/** The prerendered page knows no query. */
const noSearch = () => '';

/** The planner's state, which the address keeps: it can be shared, and a reload loses nothing. */
export function usePlanner(initial: PlannerState): Planner {
  const search = useSyncExternalStore(never, readSearch, noSearch);
  const [changed, setChanged] = useState<PlannerState>();
  const state = changed ?? fromQuery(search, initial);

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const query = toQuery(changed, initial);
      const address = location.pathname + (query && `?${query}`) + location.hash;
      history.replaceState(history.state, '', address);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [changed, initial]);

  return {
    state,
    change(part) {
      setChanged({ ...state, ...part });
    },
  };
}
