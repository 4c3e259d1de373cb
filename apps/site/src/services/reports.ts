/** What went wrong; docs/operations.md says what each means to the owner of the site. */
export type ProblemKind =
  'error' | 'rejection' | 'start' | 'part-code' | 'part' | 'screen' | 'hydration';

/** What is handed over to be reported. */
export type Reported =
  | { readonly kind: ProblemKind; readonly error: unknown; readonly part?: string | undefined }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number };

/** Name of the event that hands it over to the inline script, which sends it (`app/inline/send-reports.ts`). */
export const REPORT_EVENT = 'site-report';

function handOver(reported: Reported): void {
  document.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: reported }));
}

/**
 * Reports what went wrong to the owner of the site. A build without `VITE_REPORT_URL` does nothing here.
 *
 * @param part the part of the page that it happened to
 */
export function reportProblem(kind: ProblemKind, error: unknown, part?: string): void {
  if (import.meta.env.VITE_REPORT_URL) handOver({ kind, error, part });
}

/** Reports a web vital, as {@link reportProblem} does an error. */
export function reportVital(name: string, value: number): void {
  if (import.meta.env.VITE_REPORT_URL) handOver({ kind: 'vital', name, value });
}
