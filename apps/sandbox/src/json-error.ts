import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { EXPOSED_HEADERS } from './hosts/cors.ts';

export type ErrorCode =
  | 'bad-request'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'invalid'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'internal'
  | 'sandbox-fault';

/**
 * The format of all JSON errors: `{ message, code }`; the message is a string or a list of strings (docs/product.md,
 * section 8).
 */
export function jsonError(
  context: Context,
  status: ContentfulStatusCode,
  code: ErrorCode,
  message: string | readonly string[],
): Response {
  // Set on all routes: without CORS headers a page would see a network error instead of the message.
  const origin: unknown = context.get('siteOrigin');
  if (typeof origin === 'string') {
    context.header('access-control-allow-origin', origin);
    context.header('access-control-expose-headers', EXPOSED_HEADERS);
    context.header('vary', 'Origin');
  }
  return context.json({ message, code }, status);
}
