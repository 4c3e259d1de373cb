import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
  return context.json({ message, code }, status);
}
