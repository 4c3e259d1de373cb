const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** What is tried until it succeeds. */
export interface Trying {
  /** Tries at once, unless it is being tried. */
  now(): void;
  /** Tries no more. */
  stop(): void;
}

/**
 * Tries something that the network may fail until it succeeds: again after pauses that double, when the network
 * is back, and when asked to.
 */
export function keepTrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Trying {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isOver = false;

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', now);
  }

  function now(): void {
    if (isRunning || isOver) return;
    isRunning = true;
    clearTimeout(timer);
    attempt().then(stop, (error: unknown) => {
      isRunning = false;
      if (isOver) return;
      onFailure(error);
      timer = setTimeout(now, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  }

  addEventListener('online', now);
  now();
  return { now, stop };
}
