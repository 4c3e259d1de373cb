import { isRecord } from './json.js';

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
  getEnding(): Ending | undefined;
  getRemainingMs(): number;
  /** Settles like `work`, but rejects at the end of the deadline even if `work` ignores the signal. */
  guard: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Resolves after `delayMs`; rejects at the end of the deadline. */
  wait(delayMs: number): Promise<void>;
  /** Frees the timer and the listener. To be called once the call is over. */
  release(): void;
}

/** Starts a deadline that ends after `timeoutMs` or with the caller's signal, whichever is first. */
export function createDeadline(timeoutMs: number, outer: AbortSignal | undefined): Deadline {
  // By hand, as AbortSignal.any and AbortSignal.timeout are missing in React Native.
  const controller = new AbortController();
  const endsAt = performance.now() + timeoutMs;
  let ending: Ending | undefined;

  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => {
      reject(new Error('The deadline of the call has ended.'));
    });
  });
  // It may end while nothing waits for it.
  ended.catch(() => undefined);

  const end = (why: Ending): void => {
    ending ??= why;
    controller.abort();
  };
  const endByCaller = (): void => {
    const cause: unknown = outer?.reason;
    // What `AbortSignal.timeout` gives as its reason, also through `AbortSignal.any`.
    const isTimeout = isRecord(cause) && cause['name'] === 'TimeoutError';
    end({ kind: isTimeout ? 'timeout' : 'aborted', cause });
  };
  const timer = setTimeout(() => {
    end({ kind: 'timeout' });
  }, timeoutMs);

  if (outer?.aborted) endByCaller();
  outer?.addEventListener('abort', endByCaller);

  const guard = <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, ended]);

  return {
    signal: controller.signal,
    getEnding: () => ending,
    getRemainingMs: () => endsAt - performance.now(),
    guard,
    async wait(delayMs) {
      let delay: ReturnType<typeof setTimeout> | undefined;
      try {
        await guard(
          new Promise((resolve) => {
            delay = setTimeout(resolve, delayMs);
          }),
        );
      } finally {
        clearTimeout(delay);
      }
    },
    release() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', endByCaller);
    },
  };
}
