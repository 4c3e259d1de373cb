/** Has the web vitals of this page view reported, if it is one of the share that the build names. */
export function sampleVitals(): void {
  if (
    import.meta.env.VITE_REPORT_URL &&
    import.meta.env.VITE_REPORT_VITALS &&
    Math.random() < Number(import.meta.env.VITE_REPORT_VITALS)
  ) {
    import('./web-vitals.ts').then(
      ({ reportVitals }) => {
        reportVitals();
      },
      // One page view fewer is counted.
      () => undefined,
    );
  }
}
