import type { ApiError } from '../errors/api-error.js';

/** An attempt of a call; the same object is passed to all hooks. */
export interface ApiAttempt {
  /** The full URL, including its query. */
  readonly url: string;
  readonly method: string;
  /** Headers to send; {@link ApiHooks.beforeAttempt} may change them. */
  readonly headers: Headers;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/**
 * Hooks into the calls of a client, for logging, metrics and headers that are known late. Errors thrown by a hook are
 * logged and have no other effect.
 *
 * The hooks run only for calls of the app host, so that a token that they add is sent nowhere else.
 */
export interface ApiHooks {
  /**
   * Also runs the hooks for calls with a `base` of their own. Check {@link ApiAttempt.url} before adding a token.
   * @default false
   */
  otherHosts?: boolean | undefined;
  /**
   * Called before each attempt. May change `headers`, for example to add a token. A promise is awaited, within the
   * timeout of the call.
   */
  beforeAttempt?: ((attempt: ApiAttempt) => void | Promise<void>) | undefined;
  /** Called after a successful attempt; the body has been consumed. */
  afterAttempt?: ((attempt: ApiAttempt, response: Response) => void | Promise<void>) | undefined;
  /**
   * Called after a failed attempt. `retryInMs` is the number of milliseconds until the next attempt; undefined when
   * there is none and the call fails with `error`.
   */
  onAttemptError?:
    | ((
        attempt: ApiAttempt,
        error: ApiError,
        retryInMs: number | undefined,
      ) => void | Promise<void>)
    | undefined;
  /** Called when an invalid part of a response is omitted, for example a product. */
  onSkip?: ((attempt: ApiAttempt, item: unknown) => void | Promise<void>) | undefined;
}

export async function runHook(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (error) {
    console.error(error);
  }
}
