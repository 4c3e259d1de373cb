import { media } from '@waypage/ui/theme';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(media.reducedMotion);
  query.addEventListener('change', notify);
  return () => {
    query.removeEventListener('change', notify);
  };
}

/** Whether the visitor asks for less motion; true in the HTML, where nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.reducedMotion).matches,
    () => true,
  );
}
