/** Why a call ended before its answer. */
export interface Ending {
  kind: 'timeout' | 'aborted';
  /** The reason of the caller's signal. */
  cause?: unknown;
}

/** The time one call has, its retries and its body included. */
export interface Deadline {
  /** Aborts as soon as the deadline has ended. */
  signal: AbortSignal;
  /** Why the deadline ended, or undefined while it has not. */
  getEnding: () => Ending | undefined;
  /** When it ends, by `performance.now()`. */
  readonly endsAt: number;
  /** Settles like `work`, but rejects at the end of the deadline even if `work` ignores the signal. */
  guard: <Value>(work: Value | PromiseLike<Value>) => Promise<Awaited<Value>>;
  /** Resolves after `delayMs`; rejects at the end of the deadline. A new wait takes the place of the one before it. */
  wait: (delayMs: number) => Promise<void>;
  /** Frees timers, the listener and connections. To be called once the call is over. */
  release(): void;
}

/** Starts a deadline that ends after `timeoutMs` or with the caller's signal, whichever is first. */
export function createDeadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  // By hand, as AbortSignal.any and AbortSignal.timeout are missing in React Native.
  const controller = new AbortController();
  let ending: Ending | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;

  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', reject);
  });
  // It may end while nothing waits for it.
  ended.catch(() => undefined);

  const end = (kind: Ending['kind'], cause?: unknown): void => {
    ending ??= { kind, cause };
    controller.abort();
  };
  const endByCaller = (): void => {
    const cause: unknown = outer?.reason;
    // What `AbortSignal.timeout` gives as its reason, also through `AbortSignal.any`.
    const isTimeout = (cause as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
    end(isTimeout ? 'timeout' : 'aborted', cause);
  };
  const timer = setTimeout(end, timeoutMs, 'timeout');

  if (outer?.aborted) endByCaller();
  outer?.addEventListener('abort', endByCaller);

  const guard = <Value>(work: Value | PromiseLike<Value>): Promise<Awaited<Value>> =>
    Promise.race([work, ended]);

  return {
    signal: controller.signal,
    getEnding: () => ending,
    endsAt: performance.now() + timeoutMs,
    guard,
    wait(delayMs) {
      clearTimeout(delay);
      return guard(
        new Promise((resolve) => {
          delay = setTimeout(resolve, delayMs);
        }),
      );
    },
    release() {
      clearTimeout(timer);
      clearTimeout(delay);
      // Also ends what nobody waits for any more: the body of a failed answer.
      controller.abort();
      outer?.removeEventListener('abort', endByCaller);
    },
  };
}
