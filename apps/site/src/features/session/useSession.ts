import { useSyncExternalStore } from 'react';
import { isAuthenticated } from './stored-user.ts';

function subscribe(listener: () => void): () => void {
  // Visitors sign in and out in a tab of the app.
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function useSession(): { readonly isAuthenticated: boolean } {
  return { isAuthenticated: useSyncExternalStore(subscribe, isAuthenticated, () => false) };
}
