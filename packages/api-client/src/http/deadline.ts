export interface Ending {
  kind: 'timeout' | 'aborted';
  cause?: unknown;
}

/** Time limit of one call, including its retries and response body. */
export interface Deadline {
  signal: AbortSignal;
  getEnding: () => Ending | undefined;
  /** On the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Settles like `work`, but rejects when the deadline ends, even if `work` ignores the signal. */
  guard: <Value>(work: Value | PromiseLike<Value>) => Promise<Awaited<Value>>;
  /** Resolves after `delayMs`; rejects when the deadline ends. A new wait cancels the previous one. */
  wait: (delayMs: number) => Promise<void>;
  /** Clears timers and listeners and closes connections. Call it when the call is over. */
  release(): void;
}

/** Starts a deadline that ends after `timeoutMs` or with the caller's signal, whichever comes first. */
export function createDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  // Implemented here because React Native lacks `AbortSignal.any` and `AbortSignal.timeout`.
  const controller = new AbortController();
  let ending: Ending | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;

  const ended = new Promise<never>((_resolve, reject) =>
    controller.signal.addEventListener('abort', reject),
  );
  // The deadline may end while nothing awaits it.
  ended.catch(() => undefined);

  const end = (kind: Ending['kind'], cause?: unknown): void => {
    ending ??= { kind, cause };
    controller.abort();
  };
  const endByCaller = (): void => {
    const cause: unknown = callerSignal?.reason;
    // The reason of `AbortSignal.timeout`, also through `AbortSignal.any`.
    const isTimeout = (cause as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
    end(isTimeout ? 'timeout' : 'aborted', cause);
  };
  const timer = setTimeout(end, timeoutMs, 'timeout');

  if (callerSignal?.aborted) endByCaller();
  callerSignal?.addEventListener('abort', endByCaller);

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
      // Also cancels an abandoned response body.
      controller.abort();
      callerSignal?.removeEventListener('abort', endByCaller);
    },
  };
}
