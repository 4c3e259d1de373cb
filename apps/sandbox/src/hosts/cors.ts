import type { MiddlewareHandler } from 'hono';
import type { HostEnvironment } from './host.ts';

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE = '600';

/** Response headers that pages may read (packages/api-client/docs/cors.md). */
export const EXPOSED_HEADERS = 'date, retry-after, x-request-id';

/** Headers of the client and of its README's examples. */
const CLIENT_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'x-client'];

const METHODS = 'GET, POST, PUT, PATCH, DELETE';

/** CORS without credentials for the given origins and their further request headers, preflight requests included. */
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
