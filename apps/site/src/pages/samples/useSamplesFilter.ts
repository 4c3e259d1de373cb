import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { filterQuery, readFilter, type SamplesFilter } from './samples-filter.ts';

const never = () => () => undefined;

function keepInAddress(filter: SamplesFilter): void {
  const query = filterQuery(filter);
  const address = location.pathname + (query && `?${query}`) + location.hash;
  // Not by the router, for which that is a navigation: it would scroll to the top.
  history.replaceState(history.state, '', address);
}

/**
 * The filter of the samples. The address keeps it, so that it can be shared, and neither a reload nor
 * the way back loses it; the prerendered page knows no query and asks for all.
 */
export function useSamplesFilter() {
  // A navigation of the router is read as well.
  useLocation();
  const query = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  // The address is read again in each render.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const selects = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Chosen before the page was hydrated, or brought back by the browser.
    const chosen = new URLSearchParams(location.search);
    const early = [...(selects.current?.querySelectorAll('select') ?? [])].filter(
      ({ name, value }) => value !== '' && !chosen.has(name),
    );
    if (early.length === 0) return;
    for (const { name, value } of early) chosen.set(name, value);
    keepInAddress(readFilter(chosen));
    render();
  }, []);

  return {
    filter: readFilter(new URLSearchParams(query)),
    change: (filter: SamplesFilter) => {
      keepInAddress(filter);
      render();
    },
    selects,
  };
}
