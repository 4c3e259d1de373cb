/** Limits per client. */
export interface Limits {
  /** Longest body in bytes, else 413. */
  bodyBytes: number;
  /** Longest body of a contact message in bytes: fits 8,000 characters of any script. */
  reportBytes: number;
  /** Milliseconds for the headers of a request, else 408. */
  headersTimeoutMs: number;
  /** Milliseconds for a whole request, not less than for its headers. */
  requestTimeoutMs: number;
  /** Writes of one kind per IP address, else 429. */
  writes: {
    burst: number;
    /** Number allowed again per minute after a burst. */
    perMinute: number;
  };
  /** Milliseconds for the mail server to accept a message. */
  mailTimeoutMs: number;
  /** Milliseconds for running requests to finish on shutdown. */
  shutdownMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 16 * 1024,
  reportBytes: 64 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Enough for a person and for an end-to-end test run, whose requests share one IP address.
  writes: { burst: 120, perMinute: 60 },
  // Under the site's timeout of 15 seconds, so that a failure is still reported.
  mailTimeoutMs: 8000,
  shutdownMs: 3000,
};
