const TIMEOUT_MS = 5000;

/** How this document was opened: by a link, a reload, or the back and forward buttons. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry]: readonly PerformanceEntry[] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}

/** Status of the host's response; undefined without one. */
async function fetchStatus(url: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** Whether the site's host responds. An error of the server, or no response within five seconds, counts as none. */
export async function isHostReachable(): Promise<boolean> {
  return ((await fetchStatus(location.pathname)) ?? 500) < 500;
}

/**
 * Whether a chunk load error belongs to an older release: the host answers 404 or 410 for the file. Safari does not name the
 * file in its error; there the answer is false.
 */
export async function isChunkGone(error: unknown): Promise<boolean> {
  const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
  const status = url && (await fetchStatus(url));
  return status === 404 || status === 410;
}
