import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryState } from '#features/query-state/useQueryState.ts';
import { FILTER_NAMES, filterQuery, readFilter, type SamplesFilter } from './samples-filter.ts';

const ALL: SamplesFilter = {};

const IN_URL = {
  names: Object.values(FILTER_NAMES),
  read: (search: string) => readFilter(new URLSearchParams(search)),
  write: filterQuery,
};

/** The filter, stored in the URL. The prerendered HTML shows all samples. */
export function useSamplesFilter() {
  const [filter, change, isChanged] = useQueryState(ALL, IN_URL);
  const selects = useRef<HTMLDivElement>(null);

  const readEarly = useEffectEvent(() => {
    // Values that were chosen before hydration, or restored by the browser.
    const chosen = new URLSearchParams(location.search);
    const early = [...(selects.current?.querySelectorAll('select') ?? [])].filter(
      ({ name, value }) => value !== '' && !chosen.has(name),
    );
    if (early.length === 0) return;
    for (const { name, value } of early) chosen.set(name, value);
    change(readFilter(chosen));
  });
  useEffect(() => readEarly(), []);

  return { filter, change, isChanged, selects };
}
