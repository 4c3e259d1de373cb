/** Kinds of errors in reports; docs/operations.md explains each. */
export type ProblemKind =
  | 'error'
  | 'rejection'
  | 'start'
  | 'island-code'
  | 'island'
  | 'screen'
  | 'hydration';

export type Reported =
  | { readonly kind: ProblemKind; readonly error: unknown; readonly island?: string | undefined }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number };

/** Event that passes a report to the inline script, which sends it (`send-reports.ts`). */
export const REPORT_EVENT = 'site-report';

function handOver(reported: Reported): void {
  document.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: reported }));
}

/** Reports an error to the owner of the site. Does nothing in a build without `VITE_REPORT_URL`. */
export function reportProblem(kind: ProblemKind, error: unknown, island?: string): void {
  if (import.meta.env.VITE_REPORT_URL) handOver({ kind, error, island });
}

export function reportVital(name: string, value: number): void {
  if (import.meta.env.VITE_REPORT_URL) handOver({ kind: 'vital', name, value });
}
