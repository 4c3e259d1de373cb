const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Tries something that the network may fail until it succeeds: again after pauses that double, when the network
 * is back, and when a visitor needs it.
 *
 * @param needed where `part-needed` is heard
 * @returns what ends it
 */
export function keepTrying(
  attempt: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
  needed: EventTarget,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const isOver = () => signal.aborted;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isRunning || isOver()) return;
    isRunning = true;
    try {
      await attempt(signal);
      over.abort();
    } catch (error) {
      if (isOver()) return;
      onFailure(error);
      timer = setTimeout(() => void run(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    } finally {
      isRunning = false;
    }
  }

  const runAgain = () => void run();
  addEventListener('online', runAgain, { signal });
  needed.addEventListener('part-needed', runAgain, { signal, capture: true });
  void run();
  return () => {
    over.abort();
  };
}
