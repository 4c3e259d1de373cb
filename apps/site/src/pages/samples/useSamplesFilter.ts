import { useEffect, useEffectEvent, useRef } from 'react';
import { readQuery, useQueryState } from '#features/query-state/useQueryState.ts';
import { IN_URL, NO_FILTER } from './samples-filter.ts';

/** The filter, stored in the URL. The prerendered HTML shows all samples. */
export function useSamplesFilter() {
  const [filter, change, isChanged] = useQueryState(NO_FILTER, IN_URL);
  const selects = useRef<HTMLDivElement>(null);

  const readEarly = useEffectEvent(() => {
    // Values that were chosen before hydration, or restored by the browser.
    const chosen = new URLSearchParams(location.search);
    const early = [...(selects.current?.querySelectorAll('select') ?? [])].filter(
      ({ name, value }) => value !== '' && !chosen.has(name),
    );
    if (early.length === 0) return;
    for (const { name, value } of early) chosen.set(name, value);
    change(readQuery(chosen.toString(), NO_FILTER, IN_URL));
  });
  useEffect(() => readEarly(), []);

  return { filter, change, isChanged, selects };
}
