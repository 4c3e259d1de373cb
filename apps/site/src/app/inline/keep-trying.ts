const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Waits, until the network is back or a visitor needs something at the latest. */
function pause(ms: number, needed: EventTarget): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
    needed.addEventListener('part-needed', resolve, { capture: true, once: true });
  });
}

/**
 * Tries something that the network may fail until it succeeds: again after pauses that double, when the network
 * is back, and when a visitor needs it.
 *
 * @param needed where `part-needed` is heard
 */
export async function keepTrying<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void,
  needed: EventTarget,
): Promise<T> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error);
      await pause(ms, needed);
    }
  }
}
