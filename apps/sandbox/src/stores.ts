import type { DatabaseSync } from 'node:sqlite';
import { createClaimStore, type ClaimStore } from './claims/claim-store.ts';
import { createReportStore, type ReportStore } from './reports/report-store.ts';

export interface Stores {
  claims: ClaimStore;
  reports: ReportStore;
}

export function openStores(database: DatabaseSync): Stores {
  return { claims: createClaimStore(database), reports: createReportStore(database) };
}
