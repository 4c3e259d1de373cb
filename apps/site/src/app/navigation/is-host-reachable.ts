const TIMEOUT_MS = 5000;

/**
 * Whether the site's host answers now. Code that cannot be had although it does belongs to a release
 * that has been replaced; otherwise the network is at fault, and what is on the screen is all there is.
 */
export async function isHostReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
