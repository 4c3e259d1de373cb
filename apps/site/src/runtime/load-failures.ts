import { onceAny, pause } from './dom-events.ts';

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

/** Whether the file of a chunk load error is gone (404, 410); never in Safari, whose error does not name the file. */
export async function isChunkMissing(error: unknown): Promise<boolean> {
  const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
  const status = url && (await fetchStatus(url));
  return status === 404 || status === 410;
}

const FIRST_PAUSE_MS = 1000;
/** After that, when pauses have added up to over two minutes, only a visitor or the network retries. */
const MAX_TIMED_TRIES = 8;

/** How often the page has been left for another document, which aborts its requests. */
let pagehideCount = 0;
addEventListener('pagehide', () => {
  pagehideCount += 1;
});

/**
 * Retries something that needs the network until it succeeds: after pauses that double, when the network is back, and
 * at `island-needed`.
 *
 * @param onFailure called for each failure, except after a `pagehide` meanwhile: WebKit aborts imports then
 * @param requester node on which `island-needed` is dispatched
 * @returns undefined once `requester` has been removed from the document or the signal is aborted
 */
export async function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void,
  requester: Node,
  signal = new AbortController().signal,
): Promise<T | undefined> {
  for (let tries = 0; requester.isConnected && !signal.aborted; tries += 1) {
    const countAtStart = pagehideCount;
    try {
      return await attempt();
    } catch (error) {
      if (pagehideCount === countAtStart) onFailure(error);
      const waiting = new AbortController();
      await Promise.race([
        onceAny(window, ['online'], waiting.signal),
        onceAny(requester, ['island-needed'], waiting.signal),
        onceAny(signal, ['abort'], waiting.signal),
        ...(tries < MAX_TIMED_TRIES ? [pause(FIRST_PAUSE_MS * 2 ** tries, waiting.signal)] : []),
      ]);
      waiting.abort();
    }
  }
  return undefined;
}
