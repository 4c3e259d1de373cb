import type { Context } from 'hono';

const LONGEST_KEY = 128;

/**
 * The client's name for a write (contract, `IdempotencyKey`); undefined when it has none.
 *
 * @returns `fault` when it is no name
 */
export function readIdempotencyKey(
  context: Context,
): { key: string | undefined } | { failure: string } {
  const key = context.req.header('idempotency-key');
  return key !== undefined && (key === '' || key.length > LONGEST_KEY)
    ? { failure: `"Idempotency-Key" must have 1 to ${LONGEST_KEY} characters.` }
    : { key };
}

/** What a key says that was used for something else before. */
export const KEY_IS_USED = '"Idempotency-Key" was used for another request.';
