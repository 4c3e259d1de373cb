import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a write waits for another program that writes to the same file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the database file, creating it and its folder where missing, and what is kept in it. What was answered is on the
 * disk, also when the machine loses its power.
 *
 * @param openStores opens the tables; what it throws is an error of the file too
 * @throws {Error} that names the file, its variable and what to do, when the file cannot be used
 */
export function openDatabase<Stores>(
  path: string,
  openStores: (database: DatabaseSync) => Stores,
): { database: DatabaseSync; stores: Stores } {
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
      `SANDBOX_DATABASE is ${JSON.stringify(path)}, which is no database that this sandbox can use (${reason}), so claims and messages could not be kept. Set it to another file, or make this one new with "pnpm sandbox:reset".`,
      { cause },
    );
  }
}

/** Runs writes that belong together: all of them are kept, or none. */
export function transact<Result>(database: DatabaseSync, run: () => Result): Result {
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

/** Removes the database file and what SQLite keeps beside it. */
export function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}
