import type { DatabaseSync } from 'node:sqlite';
import { createClaimStore, type ClaimStore } from './claims/claim-store.ts';
import { createReportStore, type ReportStore } from './reports/report-store.ts';

/** Everything that is kept in the database. */
export interface Stores {
  claims: ClaimStore;
  reports: ReportStore;
}

/** Opens the tables, creating those that are missing. */
export function openStores(database: DatabaseSync): Stores {
  return { claims: createClaimStore(database), reports: createReportStore(database) };
}
