import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { EXPOSED_HEADERS } from './hosts/cors.ts';

const STATUS = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  internal: 500,
  'sandbox-failure': 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/**
 * The format of all JSON errors: `{ message, code }`; the message is a string or a list of strings (docs/product.md,
 * section 8).
 */
export function jsonError(
  context: Context,
  code: ErrorCode,
  message: string | readonly string[],
  status: ContentfulStatusCode = STATUS[code],
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
