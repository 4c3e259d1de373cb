import type { MiddlewareHandler } from 'hono';
import type { HostEnvironment } from './host.ts';

/** How long a browser may remember a permission, in seconds. */
const PREFLIGHT_MAX_AGE = '600';

/** What pages may read beside the body (packages/api-client/docs/cors.md). */
export const EXPOSED_HEADERS = 'date, retry-after, x-request-id';

/** What the client and the examples of its README send. */
const CLIENT_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'x-client'];

const METHODS = 'GET, POST, PUT, PATCH, DELETE';

/**
 * Lets pages of the given origins read answers, without credentials, and answers what browsers ask
 * beforehand.
 *
 * @param headers names of headers that the pages may send beside the client's own
 */
export function allowOrigins(
  origins: readonly string[],
  headers: readonly string[],
): MiddlewareHandler<HostEnvironment> {
  const allowed = new Set(origins);
  const allowedHeaders = [...CLIENT_HEADERS, ...headers].join(', ');

  return (context, next) => {
    const { outgoing } = context.env;
    const origin = context.req.header('origin');
    outgoing.setHeader('vary', 'Origin');
    if (origin !== undefined && allowed.has(origin)) {
      outgoing.setHeader('access-control-allow-origin', origin);
      outgoing.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
    }
    const isPreflight =
      context.req.method === 'OPTIONS' &&
      context.req.header('access-control-request-method') !== undefined;
    if (!isPreflight) return next();

    outgoing.setHeader('access-control-allow-methods', METHODS);
    outgoing.setHeader('access-control-allow-headers', allowedHeaders);
    outgoing.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE);
    return Promise.resolve(context.body(null, 204));
  };
}
