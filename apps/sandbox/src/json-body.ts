import type { Context } from 'hono';
import { jsonError } from './json-error.ts';

/** What became of reading a value: the value, or what is wrong with it, one sentence per failure. */
export type Parsed<T> = { value: T } | { failures: string[] };

/** The media type that a body is announced with, in lower case and without parameters. */
export function mediaTypeOf(context: Context): string {
  const [type = ''] = (context.req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Reads a body of JSON; undefined, which no JSON is, where it is none. */
export async function readJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/**
 * Reads a body of JSON and passes its value on; answers 415, 400 or 422 where that is impossible.
 *
 * Only the announced type `application/json` counts: pages of other origins can't send that one
 * without asking first.
 */
export async function withJsonBody<T>(
  context: Context,
  parse: (value: unknown) => Parsed<T>,
  answer: (value: T) => Response | Promise<Response>,
): Promise<Response> {
  if (mediaTypeOf(context) !== 'application/json') {
    return jsonError(context, 415, 'unsupported-media-type', 'Send the body as application/json.');
  }
  const body = await readJson(context);
  if (body === undefined) {
    return jsonError(context, 400, 'bad-request', 'The body is not JSON.');
  }
  const parsed = parse(body);
  return 'failures' in parsed
    ? jsonError(context, 422, 'invalid', parsed.failures)
    : answer(parsed.value);
}
