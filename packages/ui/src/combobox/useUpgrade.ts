'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { listen } from '../internal/listen.js';
import { useHydrated } from '../internal/useHydrated.js';

/**
 * Returns whether the native control of the server HTML is replaced: after hydration, but not while it has the focus, and
 * immediately on a first render in the browser.
 */
export function useUpgrade(native: RefObject<HTMLElement | null>): boolean {
  const [isUpgraded, setUpgraded] = useState(useHydrated());
  useLayoutEffect(() => {
    const upgrade = (): void => {
      setUpgraded(true);
    };
    if (document.activeElement === native.current) return listen(native.current, 'blur', upgrade);
    upgrade();
    return undefined;
  }, [native]);
  return isUpgraded;
}
