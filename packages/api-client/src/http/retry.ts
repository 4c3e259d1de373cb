import type { ApiError } from '../errors/api-error.js';

/** When and how often a failed call is retried. */
export interface RetryOptions {
  /** Number of attempts after the first one. @default 2 */
  limit?: number | undefined;
  /** Milliseconds before the second attempt; doubled for each further one. @default 300 */
  delayMs?: number | undefined;
}

/**
 * Returns the milliseconds to wait before the next attempt, or undefined if there should be none: only network errors
 * and statuses 408, 429, 500, 502, 503 and 504 are retried, and only after a wait that ends within `remainingMs`.
 * Random jitter shortens the wait by up to a half, so that clients do not retry in lockstep; it is never shorter than
 * the server's `Retry-After`.
 */
export function getRetryDelayMs(
  error: ApiError,
  { limit = 2, delayMs = 300 }: RetryOptions,
  remainingMs: number,
  random: () => number = Math.random,
): number | undefined {
  const { attempts, kind, status, retryAfterMs = 0 } = error;
  const waitMs = Math.max(delayMs * 2 ** (attempts - 1) * (0.5 + random() / 2), retryAfterMs);
  // Errors of other kinds have no such status.
  const isTransient = kind === 'network' || /^(408|429|50[0234])$/.test(String(status));
  return isTransient && attempts <= limit && waitMs < remainingMs ? waitMs : undefined;
}

/** Parses a date in one of the three forms of RFC 9110, section 5.6.7, to milliseconds; NaN when it is malformed. */
export function readHttpDate(text: string): number {
  // `Date.parse` alone accepts "tomorrow 3" as a date in 2001, and takes the form without a zone for local time.
  return /^\w+,? [\w -]+ [\d:]{8} (GMT|\d{4})$/.test(text)
    ? Date.parse(text.replace(/-/g, ' ').replace(/\d{4}$/, '$& GMT'))
    : NaN;
}

/**
 * Parses a `Retry-After` header, seconds or an HTTP date, to milliseconds; undefined when it is missing or malformed.
 *
 * @param now the server's current time, in milliseconds
 */
export function readRetryAfterMs(header: string, now: number): number | undefined {
  const delayMs = /^\d+$/.test(header) ? Number(header) * 1000 : readHttpDate(header) - now;
  return Number.isNaN(delayMs) ? undefined : Math.max(delayMs, 0);
}
