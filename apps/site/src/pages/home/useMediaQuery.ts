import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `prerendered` until hydration has ended. */
export function useMediaQuery(query: string, prerendered: boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  );
}
