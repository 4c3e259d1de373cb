import { createActivity, type Activity } from './activity.js';
import { isClaimPath } from './claim-path.js';
import { pathStatusRequest, type PathStatus } from './endpoints/path-status.js';
import { readHostAddress } from './host-address.js';
import type { RetryOptions } from './http/retry.js';
import { send, type ApiRequest, type SendSettings } from './http/send.js';

/** Settings of a client. */
export interface ApiClientOptions {
  /** Address of the app host, for example `https://app.waypage.example`. Calls go to its `/api/`. */
  appHost: string;
  /** Replaces the runtime's own `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Longest time of one call, its retries and its body included, in milliseconds. @default 15000 */
  timeoutMs?: number | undefined;
  /** How failed calls are tried again; `false` turns that off. */
  retry?: RetryOptions | false | undefined;
}

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call, also between attempts. */
  signal?: AbortSignal | undefined;
  /** Leaves the call out of {@link ApiClient.activity}. @default false */
  background?: boolean | undefined;
}

/**
 * Calls of the app host (docs/product.md, section 7). The ones that not every page makes are functions
 * that take the client, so that an application carries only what it calls: `fetchProducts`,
 * `sendReport` and `solutionVisibility`.
 */
export interface ApiClient {
  /**
   * Asks whether a short path can be claimed. A path that can't exist (empty, blank, longer than 20
   * characters, or with others than A–Z, a–z, 0–9, `_`, `-`) is not available, without a request.
   *
   * @throws {ApiError} for every fault, see its kinds.
   */
  pathStatus: (path: string, options?: CallOptions) => Promise<PathStatus>;
  /**
   * Makes any further call by the same rules.
   *
   * @throws {ApiError} for every fault, see its kinds.
   * @throws {TypeError} when the body can't be written as JSON.
   */
  request: <Result>(request: ApiRequest<Result>, options?: CallOptions) => Promise<Result>;
  /** Counts the foreground calls in flight. */
  activity: Activity;
}

const DEFAULT_TIMEOUT_MS = 15_000;
// Timers hold 32 bits; a longer one would fire at once.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Creates a client of the app host: JSON, cross-origin without credentials, no preflight for GET,
 * a `result` field unwrapped (docs/product.md, section 7).
 *
 * @throws {TypeError} when `appHost` is no absolute http(s) address.
 * @throws {RangeError} when `timeoutMs` is not above 0 and at most 2147483647.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw new RangeError(
      `[@waypage/api-client] timeoutMs is ${timeoutMs}, which no timer can hold. Pass milliseconds above 0, at most ${MAX_TIMEOUT_MS}.`,
    );
  }

  const settings: SendSettings = {
    base: `${readHostAddress('appHost', options.appHost)}/api/`,
    // Looked up at each call and called on its own: browsers refuse a fetch with a foreign `this`.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs,
    retry: options.retry === false ? { limit: 0 } : (options.retry ?? {}),
  };
  const { begin, ...activity } = createActivity();

  const request: ApiClient['request'] = async (what, { signal, background = false } = {}) => {
    const end = background ? undefined : begin();
    try {
      return await send(what, settings, signal);
    } finally {
      end?.();
    }
  };

  return {
    request,
    pathStatus: async (path, callOptions) =>
      isClaimPath(path) ? request(pathStatusRequest(path), callOptions) : { available: false },
    activity,
  };
}
