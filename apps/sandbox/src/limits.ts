export type Limits = typeof DEFAULT_LIMITS;

/** Limits per client. */
export const DEFAULT_LIMITS = {
  /** Longest body in bytes, else 413. */
  bodyBytes: 16 * 1024,
  /** Longest body of a contact message in bytes: fits 8,000 characters of any script. */
  reportBytes: 64 * 1024,
  /** Milliseconds for the headers of a request, else 408. */
  headersTimeoutMs: 10_000,
  /** Milliseconds for a whole request, not less than for its headers. */
  requestTimeoutMs: 20_000,
  /**
   * Writes of one kind per IP address, else 429, and the number allowed again per minute after a burst. Enough for a
   * person and for an end-to-end test run, whose requests share one IP address.
   */
  writes: { burst: 120, perMinute: 60 },
  /**
   * Milliseconds for the mail server to accept a message. Under the site's timeout of 15 seconds, so that a failure is
   * still reported.
   */
  mailTimeoutMs: 8000,
  /** Milliseconds for running requests to finish on shutdown. */
  shutdownMs: 3000,
};
