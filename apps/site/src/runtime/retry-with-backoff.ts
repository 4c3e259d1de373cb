import { onceAny } from './events.ts';

const FIRST_PAUSE_MS = 1000;
/** Later, only a visitor or a network that is back cause another try: pauses add up to over two minutes. */
const MAX_TIMED_TRIES = 8;

/** How often the page has been left for another document, which aborts its requests. */
let pagehideCount = 0;
addEventListener('pagehide', () => {
  pagehideCount += 1;
});

/** Waits for a pause, the network or `island-needed`; ends all three then. */
async function nextTry(needed: Node, ms: number | undefined, signal?: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const until = signal ? AbortSignal.any([signal, waiting.signal]) : waiting.signal;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    new Promise<void>((resolve) => {
      if (ms !== undefined) timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => resolve(), { signal: waiting.signal });
    }),
    onceAny(window, ['online'], until),
    onceAny(needed, ['island-needed'], until),
  ]);
  clearTimeout(timer);
  waiting.abort();
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
