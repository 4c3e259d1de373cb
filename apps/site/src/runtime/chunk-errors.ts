const TIMEOUT_MS = 5000;

async function fetchStatus(url: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** Whether the site's host responds. A server error (5xx) counts as no response, as does a timeout of five seconds. */
export async function isHostReachable(): Promise<boolean> {
  return ((await fetchStatus(location.pathname)) ?? 500) < 500;
}

/**
 * Whether a chunk load error comes from a file of an older release: the host responds with 404 or 410 for it. Always
 * false in Safari, which does not name the file in its error.
 */
export async function isChunkGone(error: unknown): Promise<boolean> {
  const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
  const status = url && (await fetchStatus(url));
  return status === 404 || status === 410;
}
