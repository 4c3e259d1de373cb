'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { listen } from './listen.js';
import { matchesMedia, mediaList } from './matches-media.js';

/** Whether a media query matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(mediaList(query), 'change', onChange),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
