import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClaimStore } from './claims.ts';
import { createKeyStore } from './idempotency-key.ts';
import { createReportStore } from './reports/reports.ts';

/** How long a write waits for another process's lock on the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

export type Stores = ReturnType<typeof openStores>;

function openStores(database: DatabaseSync) {
  return {
    claims: createClaimStore(database),
    reports: createReportStore(database),
    keys: createKeyStore(database),
  };
}

/**
 * Opens the database file and its tables; creates the file and its folder if they are missing. Committed writes survive
 * a power failure.
 * @throws {Error} that names the file, its variable and the fix, when the file or its tables cannot be used
 */
export function openDatabase(path: string): { database: DatabaseSync; stores: Stores } {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    return { database, stores: openStores(database) };
  } catch (cause) {
    if (database?.isOpen) database.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `SANDBOX_DATABASE is ${JSON.stringify(path)}, which is not a database that this sandbox can use (${reason}), so claims and messages could not be kept. Set it to another file, or make this one new with "pnpm sandbox:reset".`,
      { cause },
    );
  }
}

/** Also removes the `-wal` and `-shm` files of SQLite. */
export function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}
