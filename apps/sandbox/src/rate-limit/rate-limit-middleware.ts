import type { MiddlewareHandler } from 'hono';
import type { HostEnvironment } from '../hosts/host.ts';
import { jsonError } from '../json-error.ts';
import type { RateLimiter } from './rate-limiter.ts';

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
