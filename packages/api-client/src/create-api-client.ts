import { createActivity, type Activity } from './activity.js';
import { isClaimPath } from './claim-path.js';
import { pathStatusRequest, type PathStatus } from './endpoints/path-status.js';
import { readHostUrl } from './host-url.js';
import type { RetryOptions } from './http/retry.js';
import type { ApiHooks } from './http/hooks.js';
import type { Query } from './http/query.js';
import {
  send,
  type ApiHeaders,
  type ApiRequest,
  type SendOptions,
  type SendSettings,
} from './http/send.js';

/** Settings of a client. */
export interface ApiClientOptions {
  /** URL of the app host, for example `https://app.waypage.example`. Calls go to its `/api/`. */
  appHost: string;
  /** Replaces the runtime's own `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Longest time of one call, its retries and its body included, in milliseconds. @default 15000 */
  timeoutMs?: number | undefined;
  /** How failed calls are tried again; `false` turns that off. */
  retry?: RetryOptions | false | undefined;
  /**
   * Sent with every call of the app host. In a browser a header beyond `accept` costs a GET a preflight.
   */
  headers?: ApiHeaders | undefined;
  /** Added to the address of every call of the app host. */
  query?: Query | undefined;
  /** What is told of every attempt: logs, measures, headers that are known late. */
  hooks?: ApiHooks | undefined;
}

/** Settings of one call. */
export interface CallOptions extends SendOptions {
  /** Leaves the call out of {@link ApiClient.activity}. @default false */
  background?: boolean | undefined;
}

/**
 * Calls of the app host. The ones that not every page makes are functions
 * that take the client, so that an application carries only what it calls: `fetchProducts`,
 * `sendReport` and `solutionVisibility`.
 */
export interface ApiClient {
  /**
   * Asks whether a short path can be claimed. A path that can't exist (empty, blank, longer than 20
   * characters, or with others than A–Z, a–z, 0–9, `_`, `-`) is not available, without a request.
   *
   * @throws {ApiError} for every failure, see its kinds.
   */
  pathStatus: (path: string, options?: CallOptions) => Promise<PathStatus>;
  /**
   * Makes any further call by the same rules.
   *
   * @throws {ApiError} for every failure, see its kinds.
   * @throws {TypeError} for a mistake in the request, before it is sent: a path that leaves its place, a GET with a
   * body, a body that is no JSON, a header that can't be sent, a URL that is none here, or no `fetch`.
   */
  request: <Result>(request: ApiRequest<Result>, options?: CallOptions) => Promise<Result>;
  /** Counts the foreground calls in flight. */
  activity: Activity;
}

// Timers hold 32 bits; a longer one would fire at once.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Creates a client of the app host: JSON, cross-origin without credentials, no preflight for GET,
 * a `result` field unwrapped.
 *
 * @throws {TypeError} when `appHost` is no absolute http(s) URL, or has a password in it.
 * @throws {RangeError} when `timeoutMs` is not above 0 and at most 2147483647.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = 15_000 } = options;
  if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw new RangeError(
      `[@waypage/api-client] timeoutMs is ${timeoutMs}, not 1 to ${MAX_TIMEOUT_MS}.`,
    );
  }

  const settings: SendSettings = {
    ...options,
    base: `${readHostUrl('appHost', options.appHost)}/api/`,
    timeoutMs,
  };
  const { begin, ...activity } = createActivity();

  const request: ApiClient['request'] = async (
    what,
    { background = false, ...callOptions } = {},
  ) => {
    const end = background ? undefined : begin();
    try {
      return await send(what, settings, callOptions);
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
