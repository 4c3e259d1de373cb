import { useSyncExternalStore } from 'react';
import { isSignedIn } from './stored-user.ts';

function subscribe(listener: () => void): () => void {
  // Signing in or out happens in a tab of the app.
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

/** Whether the visitor is signed in; false until the page is hydrated. */
export function useSession(): { readonly isAuthenticated: boolean } {
  return { isAuthenticated: useSyncExternalStore(subscribe, isSignedIn, () => false) };
}
