import { nextEvent } from '#browser/next-event.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** How often the page has been left for another document, which ends what it was loading. */
let leaves = 0;
addEventListener('pagehide', () => {
  leaves += 1;
});

/**
 * Tries something that the network may fail until it succeeds: again after pauses that double, when the network
 * is back, and when a visitor needs it.
 *
 * @param onFailure called for each failure, but not where the page was left meanwhile: WebKit ends its imports
 * @param needed where `island-needed` is dispatched
 * @returns undefined once that has left the document
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
