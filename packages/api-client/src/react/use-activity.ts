'use client';

import { useSyncExternalStore } from 'react';
import { useApiClient } from './use-api-client.js';

const getServerCount = (): number => 0;

/**
 * How many foreground calls are in flight, for a waiting overlay (docs/product.md, section 4). 0 on the
 * server and while React hydrates.
 */
export function useActivity(): number {
  const { subscribe, getCount } = useApiClient().activity;
  return useSyncExternalStore(subscribe, getCount, getServerCount);
}
