/** Key under which the app keeps the current user (docs/product.md, section 3). */
const USER_STORAGE_KEY = 'user';

/**
 * Whether a stored value is an authenticated user: one exists and is not anonymous (docs/product.md, section 4).
 * Anything that is no user counts as none (docs/product.md, section 2, "Routes").
 */
export function isAuthenticatedUser(stored: string | null): boolean {
  if (!stored) return false;
  try {
    const user: unknown = JSON.parse(stored);
    return (
      typeof user === 'object' &&
      user !== null &&
      !Array.isArray(user) &&
      (user as { isAnonymous?: unknown }).isAnonymous !== true
    );
  } catch {
    // No JSON.
    return false;
  }
}

/** Whether the visitor of this browser is authenticated; false where there is no storage, at build time for example. */
export function isAuthenticated(): boolean {
  try {
    return isAuthenticatedUser(localStorage.getItem(USER_STORAGE_KEY));
  } catch {
    // Storage is blocked.
    return false;
  }
}
