import type { DatabaseSync } from 'node:sqlite';
import { createClaimStore } from './claims/claim-store.ts';
import { createKeyStore } from './idempotency-key.ts';
import { createReportStore } from './reports/report-store.ts';

export type Stores = ReturnType<typeof openStores>;

export function openStores(database: DatabaseSync) {
  return {
    claims: createClaimStore(database),
    reports: createReportStore(database),
    keys: createKeyStore(database),
  };
}
