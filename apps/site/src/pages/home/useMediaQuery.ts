import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches.
 *
 * @param prerendered the value of the prerendered HTML, until hydration has ended
 */
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
