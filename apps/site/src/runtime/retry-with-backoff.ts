const FIRST_PAUSE_MS = 1000;
/** Later, only a visitor or a network that is back cause another try: pauses add up to over two minutes. */
const MAX_TIMED_TRIES = 8;

/** How often the page has been left for another document, which aborts its requests. */
let pagehideCount = 0;
addEventListener('pagehide', () => {
  pagehideCount += 1;
});

/** Waits for a pause, the network, `island-needed` or the end; ends all of them then. */
function nextTry(needed: Node, ms: number | undefined, end?: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const timer = ms === undefined ? undefined : setTimeout(stop, ms);
  addEventListener('online', stop, { signal });
  needed.addEventListener('island-needed', stop, { signal, capture: true });
  end?.addEventListener('abort', stop, { signal });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Retries something that needs the network until it succeeds: after pauses that double, when the network is back, and
 * at `island-needed`.
 *
 * @param onFailure called for each failure, except after a `pagehide` meanwhile: WebKit aborts imports then
 * @param needed node on which `island-needed` is dispatched
 * @returns undefined once `needed` has been removed from the document or the signal is aborted
 */
export async function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void,
  needed: Node,
  signal?: AbortSignal,
): Promise<T | undefined> {
  for (let tries = 0; needed.isConnected && signal?.aborted !== true; tries += 1) {
    const countAtStart = pagehideCount;
    try {
      return await attempt();
    } catch (error) {
      if (pagehideCount === countAtStart) onFailure(error);
      await nextTry(
        needed,
        tries < MAX_TIMED_TRIES ? FIRST_PAUSE_MS * 2 ** tries : undefined,
        signal,
      );
    }
  }
  return undefined;
}
