import { createActivity, type Activity } from './activity.js';
import { isClaimPath } from './claim-path.js';
import { readHostUrl, type Query } from './url.js';
import type { RetryOptions } from './http/retry.js';
import type { ApiHooks } from './http/hooks.js';
import {
  send,
  type ApiHeaders,
  type ApiRequest,
  type SendOptions,
  type SendSettings,
} from './http/send.js';
import { readFlag } from './http/json.js';

/** Settings of a client. */
export interface ApiClientOptions {
  /** URL of the app host, for example `https://app.waypage.example`. Calls go to its `/api/`. */
  appHost: string;
  /** Used instead of the runtime's `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of a call in milliseconds, including retries and the response body. @default 15000 */
  timeoutMs?: number | undefined;
  /** How failed calls are retried; `false` disables retries. */
  retry?: RetryOptions | false | undefined;
  /** Sent with every call of the app host. In browsers, headers other than `accept` make a GET require a preflight. */
  headers?: ApiHeaders | undefined;
  /** Added to the query of every call of the app host. */
  query?: Query | undefined;
  /** Called on every attempt: for logging, metrics and headers that are known late. */
  hooks?: ApiHooks | undefined;
}

/** Availability of a short path. */
export interface PathStatus {
  available: boolean;
}

/** Settings of one call. */
export interface CallOptions extends SendOptions {
  /** Excludes the call from {@link ApiClient.activity}. @default false */
  background?: boolean | undefined;
}

/**
 * Client of the app host. Calls that not every page makes are functions that take the client (`fetchProducts`,
 * `sendReport`, `solutionVisibility` and others), so that an application bundles only those it uses.
 */
export interface ApiClient {
  /**
   * Checks whether a short path can be claimed. An invalid path (empty, longer than 20 characters, or with characters
   * other than A–Z, a–z, 0–9, `_`, `-`) is unavailable, without a request.
   *
   * @throws {ApiError} for every failure, see its kinds.
   */
  pathStatus: (path: string, options?: CallOptions) => Promise<PathStatus>;
  /**
   * Makes any other call by the same rules.
   *
   * @throws {ApiError} for every failure, see its kinds.
   * @throws {TypeError} for an invalid request, before it is sent: a path that leaves its base, a GET or HEAD with
   * a body, a body that is not JSON, an invalid header, a URL that is invalid or has a password, or a missing `fetch`.
   */
  request: <Result>(request: ApiRequest<Result>, options?: CallOptions) => Promise<Result>;
  /** The number of foreground calls in flight. */
  activity: Activity;
}

/**
 * Creates a client of the app host. It sends and expects JSON, makes cross-origin requests without credentials, needs
 * no preflight for GET, and unwraps a `result` field.
 *
 * @throws {TypeError} when `appHost` is not an absolute http(s) URL, or contains a password.
 * @throws {RangeError} when `timeoutMs` is not above 0 and at most 2147483647.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { timeoutMs = 15_000 } = options;
  // Timers are limited to 31 bits; a longer one would fire immediately.
  if (!(timeoutMs > 0 && timeoutMs < 2 ** 31)) {
    throw new RangeError(`[@waypage/api-client] timeoutMs is ${timeoutMs}`);
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
      isClaimPath(path)
        ? request(
            {
              path: `qr-data/${path}/status`,
              decode: (value) => ({ available: readFlag(value, 'available') }),
            },
            callOptions,
          )
        : { available: false },
    activity,
  };
}
