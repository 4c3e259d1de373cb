import type { Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { jsonError } from './json.ts';

const MAX_KEY_LENGTH = 128;

export type KeyStore = ReturnType<typeof createKeyStore>;

interface KeyedResult<Result> {
  result: Result;
  isNew: boolean;
}

export function createKeyStore(database: DatabaseSync) {
  database.exec(`
    create table if not exists idempotency_keys (
      key text primary key,
      request text not null,
      result text not null
    ) strict
  `);
  const find = database.prepare('select request, result from idempotency_keys where key = ?');
  const insert = database.prepare(
    'insert into idempotency_keys (key, request, result) values (?, ?, ?)',
  );
  return {
    /** Returns the result of the first run with this key; undefined when the key belongs to another request. */
    getOrRun: <Result>(
      key: string,
      request: object,
      run: () => Result,
    ): KeyedResult<Result> | undefined =>
      transact(database, () => {
        const requested = JSON.stringify(request);
        const stored = find.get(key);
        if (stored === undefined) {
          const result = run();
          insert.run(key, requested, JSON.stringify(result));
          return { result, isNew: true };
        }
        return stored['request'] === requested
          ? { result: JSON.parse(String(stored['result'])) as Result, isNew: false }
          : undefined;
      }),
  };
}

/** Runs writes in a transaction; an error rolls all of them back. */
function transact<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = run();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/**
 * Runs a request once for its `Idempotency-Key` (contract, `IdempotencyKey`), and always without one.
 *
 * @param operation keys of different operations are independent
 * @returns an error response when the key is invalid or belongs to another request
 */
export function runOnce<Result>(
  context: Context,
  keys: KeyStore,
  operation: string,
  request: object,
  run: () => Result,
): KeyedResult<Result> | Response {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return { result: run(), isNew: true };
  if (key === '' || key.length > MAX_KEY_LENGTH) {
    const message = `"Idempotency-Key" must have 1 to ${MAX_KEY_LENGTH} characters.`;
    return jsonError(context, 'invalid', message);
  }
  return (
    keys.getOrRun(`${operation} ${key}`, request, run) ??
    jsonError(context, 'invalid', '"Idempotency-Key" was used for another request.')
  );
}
