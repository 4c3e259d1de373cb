import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one form of an error in JSON: `{ message, code }` (specification, section 8). */
export function jsonError(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
): Response {
  return context.json({ message, code }, status);
}
