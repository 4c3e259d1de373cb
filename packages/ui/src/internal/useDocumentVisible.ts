'use client';
import { useSyncExternalStore } from 'react';
import { listen } from './listen.js';

const subscribe = (onChange: () => void) => listen(document, 'visibilitychange', onChange);

/** Whether the document is visible; true on the server. */
export function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
