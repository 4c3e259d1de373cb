import type { MiddlewareHandler } from 'hono';
import type { HostEnvironment } from '../hosts/host.ts';
import { jsonError } from '../json-error.ts';

export interface RateLimiter {
  /**
   * Counts an action unless it exceeds the rate.
   *
   * @param now milliseconds, monotonic
   * @returns milliseconds to wait; 0 when the action is allowed
   */
  take(client: string, now: number): number;
  reset(): void;
}

export interface Rate {
  burst: number;
  perMinute: number;
}

const MAX_CLIENTS = 10_000;

/**
 * Creates a limiter by the generic cell rate algorithm: it stores one number per client, the due time of its next
 * action if all were evenly spread. A burst may run ahead of it. Beyond 10,000 clients the least recently active one is
 * evicted.
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
      // Deleted first to keep the map in the order of the last action.
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

export function limitRate(limiter: RateLimiter): MiddlewareHandler<HostEnvironment> {
  return async (context, next) => {
    // The IP address of the connection: forwarding headers can be forged.
    const client = context.env.incoming.socket.remoteAddress ?? 'unknown';
    const waitMs = limiter.take(client, performance.now());
    if (waitMs === 0) return next();
    const seconds = Math.ceil(waitMs / 1000);
    context.header('retry-after', String(seconds));
    return jsonError(
      context,
      429,
      'too-many-requests',
      `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    );
  };
}
