import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { EXPOSED_HEADERS } from './hosts/cors.ts';

/** The codes of the errors, one per situation that a program may want to tell apart. */
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
 * The one form of an error in JSON: `{ message, code }`, the message a text or a list of them
 * (docs/product.md, section 8).
 */
export function jsonError(
  context: Context,
  status: ContentfulStatusCode,
  code: ErrorCode,
  message: string | readonly string[],
): Response {
  // Also where no page may read anything else: without permission an error would look like a lost connection.
  const origin: unknown = context.get('siteOrigin');
  if (typeof origin === 'string') {
    context.header('access-control-allow-origin', origin);
    context.header('access-control-expose-headers', EXPOSED_HEADERS);
    context.header('vary', 'Origin');
  }
  return context.json({ message, code }, status);
}
