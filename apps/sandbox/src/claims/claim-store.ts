import { isClaimPath } from '@waypage/api-client';
import type { DatabaseSync } from 'node:sqlite';

export interface Claim {
  path: string;
  qrType: string;
}

export type ClaimStore = ReturnType<typeof createClaimStore>;

const TAKEN_FROM_THE_START = ['Lumbre', 'nadia', 'waypage', 'menu', 'admin'];
const SEED_TYPE = 'link-in-bio';

/** Creates the table if it is missing, with a few claimed names to test with. */
export function createClaimStore(database: DatabaseSync) {
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
  /** Returns false when the path is invalid or already claimed. */
  const claim = (path: string, qrType: string): boolean =>
    isClaimPath(path) && insert.run(path, qrType).changes === 1;

  for (const path of TAKEN_FROM_THE_START) claim(path, SEED_TYPE);

  return {
    claim,
    /** Newest first. */
    list: (limit: number): Claim[] =>
      selectLast
        .all(limit)
        .map((row) => ({ path: String(row['path']), qrType: String(row['qr_type']) })),
    /** Whether the path is valid and unclaimed; ignores case. */
    isAvailable: (path: string): boolean => isClaimPath(path) && find.get(path) === undefined,
  };
}
