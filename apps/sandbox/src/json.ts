import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWithin(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

export type Parsed<T> = { value: T } | { failures: string[] };

export function mediaTypeOf(context: Context): string {
  const [type = ''] = (context.req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Parses the body; undefined, which JSON cannot express, when it is not JSON. */
export async function readJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/**
 * Parses the body and passes its value on; responds with 415, 400 or 422 where that fails.
 *
 * Requires the media type `application/json`: other origins cannot send it without a preflight.
 */
export async function withJsonBody<T>(
  context: Context,
  parse: (value: unknown) => Parsed<T>,
  answer: (value: T) => Response | Promise<Response>,
): Promise<Response> {
  if (mediaTypeOf(context) !== 'application/json') {
    return jsonError(context, 'unsupported-media-type', 'Send the body as application/json.');
  }
  const body = await readJson(context);
  if (body === undefined) {
    return jsonError(context, 'bad-request', 'The body is not JSON.');
  }
  const parsed = parse(body);
  return 'failures' in parsed
    ? jsonError(context, 'invalid', parsed.failures)
    : answer(parsed.value);
}

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
