import type { Context } from 'hono';

const LONGEST_KEY = 128;

/**
 * Reads the `Idempotency-Key` header (contract, `IdempotencyKey`).
 *
 * @returns `key` is undefined without the header; `failure` when the key is invalid
 */
export function readIdempotencyKey(
  context: Context,
): { key: string | undefined } | { failure: string } {
  const key = context.req.header('idempotency-key');
  return key !== undefined && (key === '' || key.length > LONGEST_KEY)
    ? { failure: `"Idempotency-Key" must have 1 to ${LONGEST_KEY} characters.` }
    : { key };
}

export const KEY_IS_USED = '"Idempotency-Key" was used for another request.';
