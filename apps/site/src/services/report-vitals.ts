import { reportVital } from './reports.ts';

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
