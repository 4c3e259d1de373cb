import type { ApiError } from '../errors/api-error.js';

/** When and how often a failed call is retried. */
export interface RetryOptions {
  /** Number of attempts after the first one. @default 2 */
  limit?: number | undefined;
  /** Milliseconds before the second attempt; doubled for each further one. @default 300 */
  delayMs?: number | undefined;
}

/**
 * Returns the milliseconds to wait before the next attempt, or undefined if there should be none. Only network errors
 * and statuses 408, 429, 500, 502, 503 and 504 are retried. Random jitter shortens the wait by up to a half, so that
 * clients do not retry in lockstep; it is never shorter than the server's `Retry-After`.
 */
export function getRetryDelayMs(
  error: ApiError,
  { limit = 2, delayMs = 300 }: RetryOptions,
  random: () => number = Math.random,
): number | undefined {
  // Errors of other kinds have no such status.
  const isPassing = error.kind === 'network' || /^(408|429|50[0234])$/.test(String(error.status));
  if (!isPassing || !(error.attempts <= limit)) return undefined;

  const backOffMs = delayMs * 2 ** (error.attempts - 1) * (0.5 + random() / 2);
  return Math.max(backOffMs, error.retryAfterMs ?? 0);
}

/** HTTP dates (RFC 9110, 5.6.7). `Date.parse` alone accepts "tomorrow 3" as a date in 2001. */
const HTTP_DATE = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/;

/**
 * Parses a `Retry-After` header, seconds or an HTTP date, to milliseconds; undefined when it is missing or malformed.
 *
 * @param now the server's current time, in milliseconds
 */
export function readRetryAfterMs(header: string, now: number): number | undefined {
  const delayMs = HTTP_DATE.test(header)
    ? Date.parse(header) - now
    : /^\d+$/.test(header)
      ? Number(header) * 1000
      : NaN;
  return Number.isNaN(delayMs) ? undefined : Math.max(delayMs, 0);
}
