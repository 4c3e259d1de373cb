import type { ApiError } from '../errors/api-error.js';

/** When and how often a failed call is sent again. */
export interface RetryOptions {
  /** Further attempts after the first. @default 2 */
  limit?: number | undefined;
  /** Milliseconds before the second attempt, doubled for each further one. @default 300 */
  delayMs?: number | undefined;
}

/**
 * Milliseconds to wait before the next attempt, or undefined when there should be none.
 * Only network failures and statuses 408, 429, 500, 502, 503 and 504 are tried again. The wait is
 * shortened at random by up to a half, so that many clients do not come back at the same moment,
 * and never shorter than the server's `Retry-After`.
 */
export function getRetryDelayMs(
  error: ApiError,
  { limit = 2, delayMs = 300 }: RetryOptions,
  random: () => number = Math.random,
): number | undefined {
  // Of all other kinds none has a status that passes.
  const isPassing = error.kind === 'network' || /^(408|429|50[0234])$/.test(String(error.status));
  if (!isPassing || !(error.attempts <= limit)) return undefined;

  const backOffMs = delayMs * 2 ** (error.attempts - 1) * (0.5 + random() / 2);
  return Math.max(backOffMs, error.retryAfterMs ?? 0);
}

/** How HTTP writes dates (RFC 9110, 5.6.7); `Date.parse` alone reads "tomorrow 3" as one in 2001. */
const HTTP_DATE = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/;

/**
 * Milliseconds asked for by a `Retry-After` header: seconds or an HTTP date. Undefined when there is
 * none or it can't be read.
 *
 * @param now what the clock of the server says, in milliseconds
 */
export function readRetryAfterMs(header: string, now: number): number | undefined {
  const delayMs = HTTP_DATE.test(header)
    ? Date.parse(header) - now
    : /^\d+$/.test(header)
      ? Number(header) * 1000
      : NaN;
  return Number.isNaN(delayMs) ? undefined : Math.max(delayMs, 0);
}
