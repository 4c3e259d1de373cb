import { useSyncExternalStore } from 'react';
import { api } from '../../services/api.ts';
import { isNavigationWaitShown, subscribeToNavigationWait } from './navigation-wait.ts';

const { subscribe, getCount } = api.activity;

/**
 * Whether the visitor waits for a call (specification, section 4, "Waiting overlay") or for the code of
 * the page they want to see.
 */
export function useWaiting(): boolean {
  const isCalling = useSyncExternalStore(subscribe, getCount, () => 0) > 0;
  const isNavigating = useSyncExternalStore(
    subscribeToNavigationWait,
    isNavigationWaitShown,
    () => false,
  );
  return isCalling || isNavigating;
}
