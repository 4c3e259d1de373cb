import type { ApiError } from '../errors/api-error.js';

/** One attempt of a call; the same object in every hook that hears of it. */
export interface ApiAttempt {
  /** The full URL, its query included. */
  readonly url: string;
  readonly method: string;
  /** What is sent; {@link ApiHooks.beforeAttempt} may change it. */
  readonly headers: Headers;
  /** Which attempt of the call it is, from 1. */
  readonly attempt: number;
}

/**
 * What a client tells of its calls: for logs, measures and headers that are known late. What a hook
 * throws is logged and changes nothing.
 *
 * The hooks run for calls of the app host alone: a token that they add goes nowhere else.
 */
export interface ApiHooks {
  /**
   * Runs the hooks for calls with a `base` of their own too. Look at {@link ApiAttempt.url} before you add a token
   * then. @default false
   */
  otherHosts?: boolean | undefined;
  /**
   * Before each attempt. May change `headers`, to add a token for example; a promise is awaited, within
   * the time of the call.
   */
  beforeAttempt?: ((attempt: ApiAttempt) => void | Promise<void>) | undefined;
  /** After an attempt that gave the promised answer, whose body has been read. */
  afterAttempt?: ((attempt: ApiAttempt, response: Response) => void | Promise<void>) | undefined;
  /**
   * After every other attempt. `retryInMs` is how many milliseconds later the next one follows;
   * undefined when none does, and the call fails with `error`.
   */
  onAttemptError?:
    | ((
        attempt: ApiAttempt,
        error: ApiError,
        retryInMs: number | undefined,
      ) => void | Promise<void>)
    | undefined;
  /** After a part of an answer was omitted because it is wrong: a product of the shop, say. */
  onSkip?: ((attempt: ApiAttempt, item: unknown) => void | Promise<void>) | undefined;
}

/** Runs a hook at once; what it throws is logged. */
export async function runHook(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (error) {
    console.error(error);
  }
}
