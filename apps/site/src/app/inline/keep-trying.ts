const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Waits, until the network is back, a visitor needs something or the signal ends it at the latest. */
function pause(ms: number, needed: EventTarget, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true });
    needed.addEventListener('part-needed', resolve, { capture: true, once: true });
    signal?.addEventListener('abort', resolve);
  });
}

/**
 * Tries something that the network may fail until it succeeds: again after pauses that double, when the network
 * is back, and when a visitor needs it.
 *
 * @param needed target that `part-needed` is dispatched on
 * @param signal ends it
 * @throws the signal's reason once it has ended
 */
export async function keepTrying<T>(
  attempt: () => Promise<T>,
  onFailure: (error: unknown) => void,
  needed: EventTarget,
  signal?: AbortSignal,
): Promise<T> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      onFailure(error);
      await pause(ms, needed, signal);
    }
    signal?.throwIfAborted();
  }
}
