import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
  return context.json({ message, code }, status);
}
