/** How much one client may ask of the sandbox. */
export interface Limits {
  /** Longest body, in bytes; beyond it the answer is 413. */
  bodyBytes: number;
  /** Longest body of a visitor's message, in bytes: 8,000 characters of any script fit in it. */
  reportBytes: number;
  /** How long the headers of a request may take, in milliseconds; beyond it the answer is 408. */
  headersTimeoutMs: number;
  /** How long a whole request may take to arrive, in milliseconds; not less than its headers may. */
  requestTimeoutMs: number;
  /** Writes of one kind from one URL; beyond them the answer is 429. */
  writes: {
    /** How many may come at once. */
    burst: number;
    /** How many are allowed again per minute after that. */
    perMinute: number;
  };
  /** How long the mail server may take for one message, in milliseconds. */
  mailTimeoutMs: number;
  /** How long running requests may take to finish at the end, in milliseconds. */
  shutdownMs: number;
}

/** The limits of a sandbox that is not told others. */
export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 16 * 1024,
  reportBytes: 64 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Room for a person and for a run of the end-to-end tests, which all come from one URL.
  writes: { burst: 120, perMinute: 60 },
  // Less than the 15 seconds that the site waits, so that a failure is still told.
  mailTimeoutMs: 8000,
  shutdownMs: 3000,
};
