import { isRecord } from '../http/json.js';

/**
 * What went wrong:
 *
 * - `http`: the server answered with a status outside 200–299
 * - `network`: no complete answer came (offline, refused, reset, cut, blocked by CORS)
 * - `timeout`: the call, its retries and its body took longer than the client or the caller's
 *   `AbortSignal.timeout()` allows
 * - `aborted`: the caller's signal ended the call
 * - `parse`: the answer is not JSON
 * - `shape`: the answer is JSON of another shape than promised
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'parse' | 'shape';

/** What an {@link ApiError} is made of. */
export interface ApiErrorDetails {
  kind: ApiErrorKind;
  message: string;
  /** The URL that was called, without its query, which may hold a secret. */
  url: string;
  /** Requests that were started; 0 when the call was aborted before the first one. */
  attempts: number;
  /** HTTP status, when one was received. */
  status?: number | undefined;
  /** Code from the body. @default the status; 500 where `http` has none */
  code?: string | number | undefined;
  /** The server's name of the request (`X-Request-Id`), to be found in its logs. */
  requestId?: string | undefined;
  /** Milliseconds the server asked to wait (`Retry-After`). */
  retryAfterMs?: number | undefined;
  /** The failure underneath. */
  cause?: unknown;
}

// In the global registry, so that two copies of the package know each other's errors.
const BRAND = Symbol.for('@waypage/api-client/ApiError');

/**
 * The one error of every call. For `http` the message is the body's
 * (a list is joined by line breaks), else the status text, else `HTTP {status}`; for the other
 * kinds it is an English sentence for developers.
 *
 * Use {@link isApiError} rather than `instanceof`: an application may hold two copies of the package.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** The body's, else the status; undefined where no answer came. */
  declare readonly code: string | number | undefined;
  /** HTTP status, when one was received. */
  declare readonly status: number | undefined;
  /** Requests that were started; 0 when the call was aborted before the first one. */
  declare readonly attempts: number;
  /** The URL that was called, without its query, which may hold a secret. */
  declare readonly url: string;
  /**
   * The server's name of the request (`X-Request-Id`). A page of another origin sees it only if the
   * server exposes the header.
   */
  declare readonly requestId: string | undefined;
  /** Milliseconds the server asked to wait (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    const { kind, status = kind === 'http' ? 500 : undefined, code = status } = details;
    Object.assign(this, details, { code });
  }

  /** What `JSON.stringify` writes: all fields but `cause` and the stack, the message among them. */
  toJSON(): ApiErrorDetails & { name: 'ApiError' } {
    return Object.assign({}, this, { message: this.message, cause: undefined });
  }

  /** @internal */
  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- A field would show in every log of the error.
  get [BRAND](): true {
    return true;
  }
}

/** Whether `value` is an {@link ApiError}, made by this or any other copy of the package. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && BRAND in value;
}
