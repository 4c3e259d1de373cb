import { nextEvent } from './events.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** How often the page has been left for another document, which aborts its requests. */
let leaves = 0;
addEventListener('pagehide', () => {
  leaves += 1;
});

/**
 * Retries something that needs the network until it succeeds: after pauses that double, when the network is back, and
 * at `island-needed`.
 *
 * @param onFailure called for each failure, except after a `pagehide` meanwhile: WebKit aborts imports then
 * @param needed node on which `island-needed` is dispatched
 * @returns undefined once `needed` has been removed from the document
 */
export async function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void,
  needed: Node,
): Promise<T | undefined> {
  for (let ms = FIRST_PAUSE_MS; needed.isConnected; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    const before = leaves;
    try {
      return await attempt();
    } catch (error) {
      if (leaves === before) onFailure(error);
      await Promise.race([
        new Promise((resolve) => setTimeout(resolve, ms)),
        nextEvent(window, ['online']),
        nextEvent(needed, ['island-needed']),
      ]);
    }
  }
  return undefined;
}
