import { useEffect, useEffectEvent } from 'react';

/** Calls back at `pagehide`. The page may come back from the back/forward cache in the same state. */
export function usePageHide(callback: () => void): void {
  const onPageHide = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => {
      onPageHide();
    };
    addEventListener('pagehide', listener);
    return () => {
      removeEventListener('pagehide', listener);
    };
  }, []);
}
