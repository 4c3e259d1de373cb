import { useSyncExternalStore } from 'react';
import { isAuthenticated, USER_STORAGE_KEY } from './stored-user.ts';

function subscribe(listener: () => void): () => void {
  // Signing in or out happens in a tab of the app.
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
  };
}

function read(): boolean {
  try {
    return isAuthenticated(localStorage.getItem(USER_STORAGE_KEY));
  } catch {
    // Storage is blocked, so nobody is known.
    return false;
  }
}

/** Whether the visitor is signed in; false until the page is hydrated. */
export function useSession(): { readonly isAuthenticated: boolean } {
  return { isAuthenticated: useSyncExternalStore(subscribe, read, () => false) };
}
