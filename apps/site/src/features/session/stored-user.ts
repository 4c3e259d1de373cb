import { withFallback } from '#services/with-fallback.ts';
import { useSyncExternalStore } from 'react';

/** The app stores the current user under this key (docs/product.md, section 3). */
const USER_STORAGE_KEY = 'user';

/**
 * Whether a stored value is an authenticated user: it exists and is not anonymous (docs/product.md, section 4).
 * Malformed values count as no user (docs/product.md, section 2, "Routes").
 */
export function isAuthenticatedUser(stored: string | null): boolean {
  const user = withFallback<unknown>(() => JSON.parse(stored ?? 'null'), undefined);
  return (
    typeof user === 'object' &&
    user !== null &&
    !Array.isArray(user) &&
    (user as { isAnonymous?: unknown }).isAnonymous !== true
  );
}

/** Whether the visitor is authenticated. False without storage, in the build for example. */
export function isAuthenticated(): boolean {
  return isAuthenticatedUser(withFallback(() => localStorage.getItem(USER_STORAGE_KEY), null));
}

function subscribe(listener: () => void): () => void {
  // Visitors sign in and out in a tab of the app.
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function useSession(): { readonly isAuthenticated: boolean } {
  return { isAuthenticated: useSyncExternalStore(subscribe, isAuthenticated, () => false) };
}
