import type { DatabaseSync } from 'node:sqlite';

/** The short paths that somebody has claimed. */
export interface ClaimStore {
  /** Whether the path is valid and nobody has it, whatever the case of its letters. */
  isAvailable(path: string): boolean;
  /** Claims the path; false when it is invalid or somebody was faster. */
  claim(path: string, qrType: string): boolean;
  /** The last claims, newest first. */
  list(limit: number): Claim[];
}

/** A path and what it was claimed for. */
export interface Claim {
  path: string;
  qrType: string;
}

const TAKEN_FROM_THE_START = ['Lumbre', 'nadia', 'waypage', 'menu', 'admin'];
const SEED_TYPE = 'link-in-bio';

/** Whether a text can be a short path at all (docs/product.md, section 5). */
export function isClaimPath(path: string): boolean {
  return /^[A-Za-z0-9_-]{1,20}$/.test(path);
}

/** Opens the table of claims, creating it with a few taken names where it is missing. */
export function createClaimStore(database: DatabaseSync): ClaimStore {
  database.exec(`
    create table if not exists claims (
      path text primary key collate nocase,
      qr_type text not null,
      claimed_at text not null default current_timestamp
    ) strict
  `);
  const find = database.prepare('select 1 from claims where path = ?');
  const insert = database.prepare(
    'insert into claims (path, qr_type) values (?, ?) on conflict do nothing',
  );
  const selectLast = database.prepare(
    'select path, qr_type from claims order by claimed_at desc, rowid desc limit ?',
  );
  const claim = (path: string, qrType: string): boolean =>
    isClaimPath(path) && insert.run(path, qrType).changes === 1;

  for (const path of TAKEN_FROM_THE_START) claim(path, SEED_TYPE);

  return {
    claim,
    list: (limit) =>
      selectLast
        .all(limit)
        .map((row) => ({ path: String(row['path']), qrType: String(row['qr_type']) })),
    isAvailable: (path) => isClaimPath(path) && find.get(path) === undefined,
  };
}
