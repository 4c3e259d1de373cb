import { isClaimPath } from '@waypage/api-client';
import type { DatabaseSync } from 'node:sqlite';
import { transact } from '../database.ts';

export interface ClaimStore {
  /** Whether the path is valid and unclaimed; ignores case. */
  isAvailable(path: string): boolean;
  /** Returns false when the path is invalid or already claimed. */
  claim(path: string, qrType: string): boolean;
  /**
   * Claims the path once per idempotency key and returns the same result for every repetition; undefined when the key
   * belongs to another claim.
   */
  claimOnce(key: string, claim: Claim): boolean | undefined;
  /** Newest first. */
  list(limit: number): Claim[];
}

export interface Claim {
  path: string;
  qrType: string;
}

const TAKEN_FROM_THE_START = ['Lumbre', 'nadia', 'waypage', 'menu', 'admin'];
const SEED_TYPE = 'link-in-bio';

/** Creates the tables if they are missing, with a few claimed names to test with. */
export function createClaimStore(database: DatabaseSync): ClaimStore {
  database.exec(`
    create table if not exists claims (
      path text primary key collate nocase,
      qr_type text not null,
      claimed_at text not null default current_timestamp
    ) strict;
    create table if not exists claim_keys (
      key text primary key,
      path text not null,
      qr_type text not null,
      claimed integer not null
    ) strict
  `);
  const findKey = database.prepare('select path, qr_type, claimed from claim_keys where key = ?');
  const insertKey = database.prepare(
    'insert into claim_keys (key, path, qr_type, claimed) values (?, ?, ?, ?)',
  );
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
    claimOnce: (key, { path, qrType }) =>
      transact(database, () => {
        const known = findKey.get(key);
        if (known !== undefined) {
          const isSame = known['path'] === path && known['qr_type'] === qrType;
          return isSame ? known['claimed'] === 1 : undefined;
        }
        const isClaimed = claim(path, qrType);
        insertKey.run(key, path, qrType, Number(isClaimed));
        return isClaimed;
      }),
    list: (limit) =>
      selectLast
        .all(limit)
        .map((row) => ({ path: String(row['path']), qrType: String(row['qr_type']) })),
    isAvailable: (path) => isClaimPath(path) && find.get(path) === undefined,
  };
}
