import type { ApiError } from '../errors/api-error.js';

/** When and how often a failed call is sent again. */
export interface RetryOptions {
  /** Further attempts after the first. @default 2 */
  limit?: number | undefined;
  /** Milliseconds before the second attempt, doubled for each further one. @default 300 */
  delayMs?: number | undefined;
}

const DEFAULT_LIMIT = 2;
const DEFAULT_DELAY_MS = 300;
const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Milliseconds to wait before the next attempt, or undefined when there should be none.
 * Only network faults and statuses 408, 429, 500, 502, 503 and 504 are tried again. The wait is
 * shortened at random by up to a half, so that many clients do not come back at the same moment,
 * and never shorter than the server's `Retry-After`.
 */
export function getRetryDelayMs(
  error: ApiError,
  { limit = DEFAULT_LIMIT, delayMs = DEFAULT_DELAY_MS }: RetryOptions,
  random: () => number = Math.random,
): number | undefined {
  const isPassing =
    error.kind === 'network' ||
    (error.kind === 'http' && error.status !== undefined && RETRIED_STATUSES.has(error.status));
  if (!isPassing || !(error.attempts <= limit)) return undefined;

  const backOffMs = delayMs * 2 ** (error.attempts - 1) * (0.5 + random() / 2);
  return Math.max(backOffMs, error.retryAfterMs ?? 0);
}

/**
 * Milliseconds asked for by a `Retry-After` header: seconds or an HTTP date. Undefined when there is
 * none or it can't be read.
 */
export function readRetryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const delayMs = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(delayMs) ? undefined : Math.max(delayMs, 0);
}
