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

/** Posts without cookies and the URL of the page, which `sendBeacon` would send, and without a preflight request. */
export const post = (url: string, body: string | URLSearchParams): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

function dispatchReport(reported: Reported): void {
  document.dispatchEvent(new CustomEvent(REPORT_EVENT, { detail: reported }));
}

/** Reports an error to the owner of the site. Does nothing in a build without `VITE_REPORT_URL`. */
export function reportProblem(kind: ProblemKind, error: unknown, island?: string): void {
  if (import.meta.env.VITE_REPORT_URL) dispatchReport({ kind, error, island });
}

export function reportVital(name: string, value: number): void {
  if (import.meta.env.VITE_REPORT_URL) dispatchReport({ kind: 'vital', name, value });
}

/** Reports the web vitals of this page view, if it is part of the sample (`VITE_REPORT_VITALS`). */
export function reportVitals(): void {
  if (
    import.meta.env.VITE_REPORT_URL &&
    import.meta.env.VITE_REPORT_VITALS &&
    Math.random() < Number(import.meta.env.VITE_REPORT_VITALS)
  ) {
    import('web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        for (const onVital of [onLCP, onINP, onCLS])
          onVital(({ name, value }) => reportVital(name, value));
      },
      // A failure only means one page view less in the sample.
      () => undefined,
    );
  }
}
