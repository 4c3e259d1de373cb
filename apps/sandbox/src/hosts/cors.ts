import type { MiddlewareHandler } from 'hono';
import type { HostEnvironment } from './host.ts';

/** How long a browser may remember a permission, in seconds. */
const PREFLIGHT_MAX_AGE = '600';

/**
 * Lets pages of the given origins read answers, without credentials, and answers what browsers ask
 * beforehand.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<HostEnvironment> {
  const allowed = new Set(origins);

  return (context, next) => {
    const { outgoing } = context.env;
    const origin = context.req.header('origin');
    outgoing.setHeader('vary', 'Origin');
    if (origin !== undefined && allowed.has(origin)) {
      outgoing.setHeader('access-control-allow-origin', origin);
      outgoing.setHeader('access-control-expose-headers', 'retry-after, x-request-id');
    }
    const isPreflight =
      context.req.method === 'OPTIONS' &&
      context.req.header('access-control-request-method') !== undefined;
    if (!isPreflight) return next();

    outgoing.setHeader('access-control-allow-methods', 'GET, POST');
    outgoing.setHeader('access-control-allow-headers', 'content-type');
    outgoing.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE);
    return Promise.resolve(context.body(null, 204));
  };
}
