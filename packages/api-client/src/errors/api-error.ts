import { isRecord } from '../http/json.js';

/**
 * Kind of a failure:
 *
 * - `http`: the server responded with a status outside 200–299
 * - `network`: no complete response arrived (offline, refused, reset, cut off, blocked by CORS)
 * - `timeout`: the call, its retries and its body took longer than the client or the caller's
 *   `AbortSignal.timeout()` allows
 * - `aborted`: the caller's signal aborted the call
 * - `parse`: the response is not JSON
 * - `shape`: the response is JSON of an unexpected shape
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'parse' | 'shape';

/** Constructor argument of {@link ApiError}. */
export interface ApiErrorDetails {
  kind: ApiErrorKind;
  message: string;
  /** The requested URL without its query, which may contain a secret. */
  url: string;
  /** Number of requests started; 0 when the call was aborted before the first one. */
  attempts: number;
  /** HTTP status, if one was received. */
  status?: number | undefined;
  /** Error code of the response body. @default the status; 500 where `http` has none */
  code?: string | number | undefined;
  /** The server's id of the request (`X-Request-Id`), to find it in the server's logs. */
  requestId?: string | undefined;
  /** Milliseconds to wait before a retry, as requested by the server (`Retry-After`). */
  retryAfterMs?: number | undefined;
  /** The underlying error. */
  cause?: unknown;
}

// In the global registry, so that two copies of the package recognize each other's errors.
const BRAND = Symbol.for('@waypage/api-client/ApiError');

/**
 * The only error that calls reject with. For `http`, the message is that of the response body (a list is joined by line
 * breaks), else the status text, else `HTTP {status}`. For the other kinds it is an English sentence for developers.
 *
 * Use {@link isApiError} rather than `instanceof`: an application may contain two copies of the package.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** Error code of the response body, else the status; undefined without a response. */
  declare readonly code: string | number | undefined;
  /** HTTP status, if one was received. */
  declare readonly status: number | undefined;
  /** Number of requests started; 0 when the call was aborted before the first one. */
  declare readonly attempts: number;
  /** The requested URL without its query, which may contain a secret. */
  declare readonly url: string;
  /**
   * The server's id of the request (`X-Request-Id`). Pages of another origin can read it only if the server exposes the
   * header.
   */
  declare readonly requestId: string | undefined;
  /** Milliseconds to wait before a retry, as requested by the server (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    const { kind, status = kind === 'http' ? 500 : undefined, code = status } = details;
    Object.assign(this, details, { code });
  }

  /** Serializes all fields, including the message, except `cause` and the stack. */
  toJSON(): ApiErrorDetails & { name: 'ApiError' } {
    // oxlint-disable-next-line typescript/no-misused-spread -- its fields, without the getter
    return { ...this, message: this.message, cause: undefined };
  }

  /** @internal */
  // oxlint-disable-next-line typescript/class-literal-property-style -- A field would show in every log of the error.
  get [BRAND](): true {
    return true;
  }
}

/** Whether `value` is an {@link ApiError} of this or any other copy of the package. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && BRAND in value;
}
