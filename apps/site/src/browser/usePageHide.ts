import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is left for another document; the browser may keep it, and bring it back as it was. */
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
