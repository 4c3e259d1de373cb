/** Counts what each client does, in memory. */
export interface RateLimiter {
  /**
   * Counts one action, unless it comes too early.
   *
   * @param now milliseconds, never falling
   * @returns milliseconds to wait; 0 when the action is allowed
   */
  take(client: string, now: number): number;
  /** Forgets everybody. */
  reset(): void;
}

/** Settings of {@link createRateLimiter}. */
export interface Rate {
  /** How many actions may come at once. */
  burst: number;
  /** How many are allowed again per minute. */
  perMinute: number;
}

const MAX_CLIENTS = 10_000;

/**
 * Creates a limiter that remembers one number per client: when its next action would be due if all of
 * them came evenly spread. A burst may run ahead of that. Beyond 10,000 clients the one seen longest
 * ago is forgotten.
 */
export function createRateLimiter({ burst, perMinute }: Rate): RateLimiter {
  const interval = Math.ceil(60_000 / perMinute);
  const lead = interval * (burst - 1);
  const dueTimes = new Map<string, number>();

  return {
    take(client, now) {
      const due = Math.max(dueTimes.get(client) ?? now, now);
      const wait = due - lead - now;
      if (wait > 0) return wait;
      // Taken out first, so that the map stays in the order of the last action.
      dueTimes.delete(client);
      dueTimes.set(client, due + interval);
      const [oldest] = dueTimes.keys();
      if (dueTimes.size > MAX_CLIENTS && oldest !== undefined) dueTimes.delete(oldest);
      return 0;
    },
    reset() {
      dueTimes.clear();
    },
  };
}
