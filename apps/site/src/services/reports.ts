/** What went wrong; docs/operations.md says what each means to the owner of the site. */
export type ProblemKind =
  'error' | 'rejection' | 'start' | 'island-code' | 'island' | 'screen' | 'hydration';

/** What is handed over to be reported. */
export type Reported =
  | { readonly kind: ProblemKind; readonly error: unknown; readonly island?: string | undefined }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number };

/** Name of the event that hands it over to the inline script, which sends it (`send-reports.ts`). */
export const REPORT_EVENT = 'site-report';

function handOver(reported: Reported): void {
  document.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: reported }));
}

/**
 * Reports what went wrong to the owner of the site. A build without `VITE_REPORT_URL` does nothing here.
 *
 * @param island the island of the page that it happened to
 */
export function reportProblem(kind: ProblemKind, error: unknown, island?: string): void {
  if (import.meta.env.VITE_REPORT_URL) handOver({ kind, error, island });
}

/** Reports a web vital, as {@link reportProblem} does an error. */
export function reportVital(name: string, value: number): void {
  if (import.meta.env.VITE_REPORT_URL) handOver({ kind: 'vital', name, value });
}
