import type { MiddlewareHandler } from 'hono';
import type { HostEnvironment } from '../hosts/host.ts';
import { jsonError } from '../json-error.ts';
import type { Limits } from '../limits.ts';
import { setRecent } from '../recent.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const MAX_CLIENTS = 10_000;

/**
 * Creates a limiter by the generic cell rate algorithm: it stores one number per client, the due time of its next
 * action if all were evenly spread. A burst may run ahead of it. Beyond 10,000 clients the least recently active one is
 * evicted.
 */
export function createRateLimiter({ burst, perMinute }: Limits['writes']) {
  const interval = Math.ceil(60_000 / perMinute);
  const lead = interval * (burst - 1);
  const dueTimes = new Map<string, number>();

  return {
    /** Counts an action unless it exceeds the rate, and returns the milliseconds to wait otherwise. */
    take(client: string, now: number): number {
      const due = Math.max(dueTimes.get(client) ?? now, now);
      const wait = due - lead - now;
      if (wait > 0) return wait;
      setRecent(dueTimes, client, due + interval, MAX_CLIENTS);
      return 0;
    },
    reset(): void {
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
    const message = `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return jsonError(context, 'too-many-requests', message);
  };
}
