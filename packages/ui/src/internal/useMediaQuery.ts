'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { listen } from './listen.js';

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

/** Returns undefined in an environment without media queries, such as a test without a browser. */
function mediaList(query: string): MediaQueryList | undefined {
  // The usual mock of a test returns nothing.
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}

/** Whether a media query matches; false in an environment without media queries. */
export function matchesMedia(query: string): boolean {
  return mediaList(query)?.matches ?? false;
}
