'use client';
import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/**
 * Returns whether the native control of the server HTML is replaced: after hydration, but not while it has the focus, and
 * immediately on a first render in the browser.
 */
export function useUpgrade(native: RefObject<HTMLElement | null>): boolean {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isUpgraded, setUpgraded] = useState(isBrowser);
  useLayoutEffect(() => {
    const control = native.current;
    const upgrade = (): void => {
      setUpgraded(true);
    };
    if (document.activeElement !== control) {
      upgrade();
      return undefined;
    }
    control?.addEventListener('blur', upgrade);
    return () => {
      control?.removeEventListener('blur', upgrade);
    };
  }, [native]);
  return isUpgraded;
}
