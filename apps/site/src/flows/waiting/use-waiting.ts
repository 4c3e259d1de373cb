import { useSyncExternalStore } from 'react';
import { api } from '../../services/api.ts';

const { subscribe, getCount } = api.activity;

/** Whether a call that the visitor waits for is running (specification, section 4, "Waiting overlay"). */
export function useWaiting(): boolean {
  return useSyncExternalStore(subscribe, getCount, () => 0) > 0;
}
