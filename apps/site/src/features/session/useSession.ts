import { useSyncExternalStore } from 'react';
import { isAuthenticated } from './stored-user.ts';

function subscribe(listener: () => void): () => void {
  // Signing in or out happens in a tab of the app.
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

/** Whether the visitor is authenticated; false until the page is hydrated. */
export function useSession(): { readonly isAuthenticated: boolean } {
  return { isAuthenticated: useSyncExternalStore(subscribe, isAuthenticated, () => false) };
}
